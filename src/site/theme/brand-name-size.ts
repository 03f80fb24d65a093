const count = (name: string, letters: RegExp) => name.match(letters)?.length ?? 0;

/** The font size at which the big name about fills the width of the footer, as a share of that width. */
export function brandNameSize(name: string): string {
  // The width in usual letters of a bold serif, of which some are wider or narrower.
  const width = name.length + 0.45 * (count(name, /[mw]|[MW]|[OQ&]/g) - count(name, /[ijlI.,'’ ]/g));
  return `${Math.min(32.6, 183.8 / width).toFixed(2)}cqi`;
}
