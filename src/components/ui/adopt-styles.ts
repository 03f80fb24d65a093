/** Adds styles that load with the code of an island, so that its page does not start with them. */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
