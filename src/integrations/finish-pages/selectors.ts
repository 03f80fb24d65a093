import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

const parsed = new Map<string, Selector[]>();

/** Browsers put these in where a page leaves them out. */
const implied = new Set(['html', 'head', 'body', 'tbody', '*']);

/** What of a selector must be there for it to match: `.name` for a class, `name` for an element. */
function isMet(node: Node, isUsed: (name: string) => boolean): boolean {
  if (node.type === 'class') return isUsed(`.${node.value}`);
  if (node.type === 'tag') return implied.has(node.value) || isUsed(node.value);
  if (node.type === 'selector') return node.nodes.every((part) => isMet(part, isUsed));
  // What is inside of `:not()` need not be on the page.
  if (node.type === 'pseudo' && /^:(?:is|where|has)$/.test(node.value))
    return node.nodes.some((part) => isMet(part, isUsed));
  return true;
}

function parse(selector: string): Selector[] {
  const known = parsed.get(selector) ?? selectorParser().astSync(selector).nodes;
  parsed.set(selector, known);
  return known;
}

function nameOf(node: Node): string[] {
  if (node.type === 'class') return [`.${node.value}`];
  return node.type === 'tag' && node.value !== '*' ? [node.value] : [];
}

/** Whether a selector can match anything on a page where `isUsed` tells classes (`.name`) and elements (`name`). */
export const canMatch = (selector: string, isUsed: (name: string) => boolean): boolean =>
  parse(selector).some((part) => isMet(part, isUsed));

/** Classes (`.name`) and elements (`name`) of a selector, in brackets too. */
export function namesIn(selector: string): string[] {
  const names: string[] = [];
  for (const part of parse(selector))
    part.walk((node) => {
      if (node.type === 'class') names.push(`.${node.value}`);
      if (node.type === 'tag') names.push(node.value);
    });
  return names;
}

/** Classes (`.name`) and elements that must be there for a selector to match anything, outside of brackets. */
export const needs = (selector: string): string[] =>
  parse(selector).flatMap(({ nodes }) => nodes.flatMap(nameOf));

/**
 * For each selector of a list the names that what it dresses has (`end`), and those that stand in what it stands in
 * (`around`); what stands beside it is left out.
 */
export const partsOf = (selector: string): { end: string[]; around: string[] }[] =>
  parse(selector).map(({ nodes }) => {
    const last = nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
    const isBeside = nodes.some(({ type, value }) => type === 'combinator' && /[+~]/.test(value ?? ''));
    return {
      end: nodes.slice(last).flatMap(nameOf),
      around: isBeside ? [] : nodes.slice(0, last).flatMap(nameOf),
    };
  });
