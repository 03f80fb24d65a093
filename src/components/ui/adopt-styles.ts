/** Adds styles that are bundled with an island, so that the page need not load them first. */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
