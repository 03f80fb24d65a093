/** Letters of a bold serif that are narrower or wider than usual. */
const narrow = /[ijl]|[I.,'’ ]/g;
const wide = /[mw]|[MW]|[OQ&]/g;

const widthOf = (name: string) =>
  name.length + 0.45 * (name.match(wide)?.length ?? 0) - 0.45 * (name.match(narrow)?.length ?? 0);

/** The width of the name for which the size was designed. */
const DESIGN_WIDTH = 8.45;

/** The font size at which the big name about fills the width of the footer, as a share of that width. */
export const brandNameSize = (name: string): string =>
  `${(21.75 * Math.min(1.5, DESIGN_WIDTH / widthOf(name))).toFixed(2)}cqi`;
