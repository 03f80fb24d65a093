/** Letters of a bold serif that are narrower or wider than usual. */
const narrow = /[ijl]|[I.,'’ ]/g;
const wide = /[mw]|[MW]|[OQ&]/g;

const widthOf = (name: string) =>
  name.length + 0.45 * (name.match(wide)?.length ?? 0) - 0.45 * (name.match(narrow)?.length ?? 0);

/** Width of the name that the size was designed for. */
const DESIGN_WIDTH = 8.45;

/** Size of the big name in the footer, so that a name of any length is about as wide as the page. */
export function brandNameSize(name: string): string {
  const share = Math.min(1.5, DESIGN_WIDTH / widthOf(name));
  const scaled = (size: number) => Number((size * share).toFixed(2));
  return `clamp(${scaled(3.9)}rem, ${scaled(20.6)}vw - ${scaled(0.18)}rem, ${scaled(18.9)}rem)`;
}
