import postcss, { AtRule, type Root, type Rule } from 'postcss';
import { moveFollowers } from './followers.ts';
import { joinNeighbors } from './plain-styles.ts';
import type { Outline, Place } from './outline.ts';
import { needs, partsOf } from './selectors.ts';

/** The blocks that a rule stands in, the innermost first. */
const blocksOf = ({ parent }: Rule | AtRule): AtRule[] =>
  parent instanceof AtRule ? [parent, ...blocksOf(parent)] : [];

/** First words of properties that a shorthand of another name sets, too. */
const shorthands: Record<string, string> = {
  align: 'place',
  justify: 'place',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  line: 'font',
  white: 'text',
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
};

/** What a rule sets, `margin-top` as `margin`: a later `margin` would win over it. */
const properties = (rule: Rule) =>
  new Set(
    rule.nodes.flatMap((node) => {
      if (node.type !== 'decl') return [];
      const word = node.prop.startsWith('--') ? node.prop : node.prop.replace(/(?!^)-.*/, '');
      return shorthands[word] ?? word;
    }),
  );

/** The elements that a rule may dress: the last part of a selector names them, the rest names what they stand in. */
function dressed(rule: Rule, page: Outline): ReadonlySet<Place> {
  const found = new Set<Place>();
  for (const { end, around } of rule.selectors.flatMap(partsOf))
    for (const place of page.having(end))
      if (around.every((name) => place.around.has(name))) found.add(place);
  return found;
}

/** The rules that may go: what they dress stands below, and no rule that stays is set to win over them. */
function lowerRules(root: Root, page: Outline): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  const going: Rule[] = [];
  const staying: { layer: string; sets: Set<string>; on: ReadonlySet<Place> }[] = [];
  for (const rule of rules.toReversed()) {
    const blocks = blocksOf(rule);
    if (blocks.some(({ name }) => name === 'keyframes')) continue;
    const layer = blocks.find(({ name }) => name === 'layer')?.params ?? '';
    const own = { layer, sets: properties(rule), on: dressed(rule, page) };
    const isLower = rule.selectors.every((selector) => needs(selector).some((name) => !page.above.has(name)));
    const isBeaten = staying.some(
      (one) => one.layer === layer && !one.sets.isDisjointFrom(own.sets) && !one.on.isDisjointFrom(own.on),
    );
    if (isLower && !isBeaten) going.push(rule);
    else staying.push(own);
  }
  return going.toReversed();
}

/**
 * Cuts the styles of a page in two: those that dress what stands above the fold, or on both sides of it, and those of
 * what stands below alone. Read one after the other they say what they said together.
 * @param isAbove whether a value or a range of characters stands in the markup of the upper part, or in scripts
 */
export function cutStyles(
  css: string,
  page: Outline,
  isAbove: (name: string) => boolean,
): [upper: string, lower: string] {
  const root = postcss.parse(css);
  const lower = postcss.root();
  for (const rule of lowerRules(root, page)) {
    const blocks = blocksOf(rule);
    // Not by clone, which copies all that stands in a block before it is emptied.
    const moved = blocks.reduce<Rule | AtRule>(
      (inner, { name, params, raws }) => new AtRule({ name, params, raws: { ...raws }, nodes: [inner] }),
      rule.remove(),
    );
    lower.append(moved);
    for (const block of blocks) if (block.nodes?.length === 0 && block.name !== 'layer') block.remove();
  }
  moveFollowers(root, lower, isAbove);
  joinNeighbors(lower);
  return [root.toString(), lower.toString()];
}
