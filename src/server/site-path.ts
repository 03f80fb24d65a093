/** A slash, backslash or zero that was written so as not to look like one; such a path is left as it is. */
const masked = /%(?:2f|5c|00)/i;
// An empty step, a hidden one, or a sign that some systems read as one.
const strange = /\/\/|\/\.(?!well-known\/)|[\\\u0000-\u001f\u007f]/;

/** The decoded path of the address in a request, and its query (`?a=b` or empty); undefined if it is no address. */
export function toSitePath(url: string): { path: string; query: string } | undefined {
  if (!url.startsWith('/') || !URL.canParse(`http://site${url}`)) return undefined;
  const { pathname, search } = new URL(`http://site${url}`);
  try {
    return { path: masked.test(pathname) ? pathname : decodeURIComponent(pathname), query: search };
  } catch {
    return undefined;
  }
}

/** Whether a file of the site could have this path: one address a file, and none for hidden files. */
export function isFilePath(path: string, hidden: readonly string[]): boolean {
  // Some systems find a file whatever the capitals.
  return !strange.test(path) && !hidden.includes(path.toLowerCase());
}
