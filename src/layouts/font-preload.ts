/** The font files of a typeface: one for all its weights or for each, the ones for English first. */
type Typeface = readonly { weight?: string; src: readonly { url: string }[] }[];

/**
 * Returns a script that preloads the first file of each typeface and weight, but not of 700, which few texts use. Not on a
 * slow connection, where the fonts arrive after the text anyway and would only delay the first picture. Firefox and
 * Safari have no `navigator.connection` and always preload.
 */
export function fontPreload(typefaces: readonly (Typeface | undefined)[]): string {
  const links = typefaces.flatMap((files = []) => {
    const byWeight = Map.groupBy(files, ({ weight }) => weight);
    if (byWeight.size > 1) byWeight.delete('700');
    const urls = [...byWeight.values()].flatMap(([file]) => file?.src[0]?.url ?? []);
    if (!urls.length) throw new Error('A typeface has no file to preload.');
    return urls.map((url) => `<link rel="preload" href="${url}" as="font" crossorigin>`);
  });
  return `navigator.connection?.saveData||navigator.connection?.rtt>=100||document.head.insertAdjacentHTML('beforeend','${links.join('')}')`;
}
