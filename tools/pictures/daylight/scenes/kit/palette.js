/** Colors of the Daylight scenes, from tokens.css. */

/** Grounds, shades and accents by their token names. */
export const ink = {
  lime: '#f4f3ed',
  shade85: '#e3e2db',
  shade70: '#d0d0c6',
  shade50: '#b2b4a9',
  shade35: '#949a8f',
  shade20: '#6d786f',
  shade15: '#5d6a62',
  shade5: '#313f39',
  shade2: '#1b2722',
  sun: '#ffb627',
  sunPale: '#ffe3a3',
  honey: '#bd7700',
  amber: '#7a4a00',
  heat: '#e8572a',
  ember: '#a8330f',
  oak: '#2f5d46',
};

/** Multiply colors of films; their luminance is the transmission in the name. */
export const film = {
  70: '#cadee1',
  50: '#adbfc2',
  35: '#94a3a5',
  20: '#727e80',
  15: '#636e70',
  5: '#3a4142',
};

/** Leaf and bark colors of the live oaks, as `oak` takes them. */
export const oakPalette = {
  shadow: '#1b2722',
  bark: '#2a2f27',
  barkLit: '#a48f5e',
  deep: '#1f2f27',
  mid: '#47603f',
  lit: '#b7ad5e',
};
