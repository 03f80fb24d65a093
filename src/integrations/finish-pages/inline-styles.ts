/**
 * Returns a function that replaces a page's links to style sheets by the styles themselves. Astro could write them into
 * every page, but a large site would then write, read and hash them thousands of times.
 * @param sheets style sheets by path
 * @throws if a page links a style sheet in another way, because its file will be removed
 */
export const createStyleInliner =
  (sheets: ReadonlyMap<string, string>) =>
  (html: string): string => {
    const inlined = html.replaceAll(
      /<link rel="stylesheet" href="([^"]+)">/g,
      (link: string, path: string) => {
        const css = sheets.get(path);
        return css === undefined ? link : `<style>${css}</style>`;
      },
    );
    const [unknown] = /<link\b[^>]*\bstylesheet\b[^>]*>/.exec(inlined) ?? [];
    if (unknown) throw new Error(`It links a style sheet that is not one of its own: ${unknown}`);
    return inlined;
  };
