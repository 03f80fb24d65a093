/** Tokens that a page fills itself, beside the facts of the business, by kind of content. */
const pageTokens = {
  galleryPage: ['count'],
  blogPage: ['topic', 'title', 'page', 'pages'],
  locationPage: ['city', 'location', 'services', 'neighborhoods'],
  locationsPage: ['count', 'from', 'to', 'page', 'pages'],
} as const;

/** The tokens of a kind as facts that stand for themselves until the page fills them in; none for most kinds. */
export function ownTokens(kind: string): Record<string, string> {
  const names = Object.entries(pageTokens).find(([name]) => name === kind)?.[1] ?? [];
  return Object.fromEntries(names.map((name) => [name, `{${name}}`]));
}
