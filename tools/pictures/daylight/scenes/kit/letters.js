/** The typefaces of the site, for figures and names in a drawing. */
const files = '../../../../../node_modules/@fontsource-variable';

/** Loads both typefaces. Called before the first text. */
export async function loadLetters() {
  for (const [name, file] of [
    ['Besley', 'besley'],
    ['Familjen Grotesk', 'familjen-grotesk'],
  ]) {
    const face = new FontFace(
      name,
      `url(${new URL(`${files}/${file}/files/${file}-latin-wght-normal.woff2`, import.meta.url)})`,
      { weight: '400 900' },
    );
    document.fonts.add(await face.load());
  }
}

/** Writes a figure or a name in Besley, and words after it, and returns where they end. */
export function write(c, x, y, size, figure, words = '', color = '#1b2722') {
  c.fillStyle = color;
  c.font = `700 ${size}px Besley`;
  c.letterSpacing = `${-0.04 * size}px`;
  c.fillText(figure, x, y);
  const end = x + c.measureText(figure).width + size * 0.3;
  c.font = `500 ${size * 0.62}px 'Familjen Grotesk'`;
  c.letterSpacing = '0px';
  c.fillText(words, end, y);
  return end + c.measureText(words).width;
}
