/** Widths of letters of a bold serif in ems, where they are not usual. */
const narrow = /[ijl]|[I.,'’ ]/g;
const wide = /[mw]|[MW]|[OQ&]/g;

const widthOf = (name: string) =>
  name.length + 0.45 * (name.match(wide)?.length ?? 0) - 0.45 * (name.match(narrow)?.length ?? 0);

/** Width of the name that the size was set for. */
const SET = 8.45;

/** Size of the big name in the footer, so that a name of any length is about as wide as the page. */
export function nameSize(name: string): string {
  const share = Math.min(1.5, SET / widthOf(name));
  const scaled = (size: number) => Number((size * share).toFixed(2));
  return `clamp(${scaled(4)}rem, ${scaled(19.4)}vw, ${scaled(19.5)}rem)`;
}
