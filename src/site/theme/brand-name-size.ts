/** Letters of a bold serif that are narrower or wider than usual. */
const narrow = /[ijl]|[I.,'’ ]/g;
const wide = /[mw]|[MW]|[OQ&]/g;

const widthOf = (name: string) =>
  name.length + 0.45 * (name.match(wide)?.length ?? 0) - 0.45 * (name.match(narrow)?.length ?? 0);

/** The width of the name for which the size was designed. */
const DESIGN_WIDTH = 8.45;

/** The font size of the big name in the footer, with which any name is about as wide as the page. */
export function brandNameSize(name: string): string {
  const share = Math.min(1.5, DESIGN_WIDTH / widthOf(name));
  const scaled = (size: number) => Number((size * share).toFixed(2));
  return `clamp(${scaled(3.9)}rem, ${scaled(20.6)}vw - ${scaled(0.18)}rem, ${scaled(18.9)}rem)`;
}
