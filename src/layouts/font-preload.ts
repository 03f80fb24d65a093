/** The files of a typeface, those for English first. */
type Typeface = readonly { src: readonly { url: string }[] }[];

/**
 * Script that preloads the first file of each typeface, unless the connection is slow: the fonts would arrive too late for
 * this page, and would only delay its text and first picture. They then load after it, for the next page. Firefox and Safari
 * have no `navigator.connection` and always preload.
 */
export function fontPreload(typefaces: readonly (Typeface | undefined)[]): string {
  const links = typefaces.map((typeface) => {
    const url = typeface?.[0]?.src[0]?.url;
    if (!url) throw new Error('A typeface has no file to preload.');
    return `<link rel="preload" href="${url}" as="font" crossorigin>`;
  });
  return `navigator.connection?.saveData||navigator.connection?.rtt>=150||document.head.insertAdjacentHTML('beforeend','${links.join('')}')`;
}
