/** The colors of a live oak in full light. */
export const OAK = {
  shadow: '#1b2722',
  bark: '#2a2f27',
  barkLit: '#a48f5e',
  deep: '#1f2f27',
  mid: '#47603f',
  lit: '#b7ad5e',
};
