/** The font files of a typeface, the ones for English first. */
type Typeface = readonly { src: readonly { url: string }[] }[];

/**
 * Returns a script that preloads the first file of each typeface. Not on a slow connection, where the fonts would arrive too
 * late for this page and only delay its text and first picture. Firefox and Safari have no `navigator.connection` and always
 * preload.
 */
export function fontPreload(typefaces: readonly (Typeface | undefined)[]): string {
  const links = typefaces.map((typeface) => {
    const url = typeface?.[0]?.src[0]?.url;
    if (!url) throw new Error('A typeface has no file to preload.');
    return `<link rel="preload" href="${url}" as="font" crossorigin>`;
  });
  return `navigator.connection?.saveData||navigator.connection?.rtt>=150||document.head.insertAdjacentHTML('beforeend','${links.join('')}')`;
}
