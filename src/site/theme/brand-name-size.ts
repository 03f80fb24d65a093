const count = (name: string, letters: RegExp) => name.match(letters)?.length ?? 0;

/** The font size at which the brand about fills the width of the footer, as a share of that width. */
export function toBrandNameSize(name: string): string {
  // In letters of average width: in a bold serif, some letters are wider and some narrower.
  const width = name.length + 0.45 * (count(name, /[mw]|[MW]|[OQ&]/g) - count(name, /[ijlI.,'’ ]/g));
  return `${Math.min(32.6, 183.8 / width).toFixed(2)}cqi`;
}
