const name = /(?<![\w-])--[a-z][\w-]*/gi;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, then `aa` and on. */
const toLetters = (index: number): string =>
  (index < letters.length ? '' : toLetters(Math.floor(index / letters.length) - 1)) +
  (letters[index % letters.length] ?? '');

/**
 * Gives values (`--name`) names of a letter or two, the most used ones the shortest, the same in all `sheets` of a
 * page. Names that the page or its scripts use (`isUsed`) stay, and those registered by `@property`, which tools look for.
 */
export function shortenNames(sheets: readonly string[], isUsed: (name: string) => boolean): string[] {
  const css = sheets.join('\n');
  const count = new Map<string, number>();
  for (const [found] of css.matchAll(name)) count.set(found, (count.get(found) ?? 0) + 1);
  const byUse = [...count].toSorted(([, a], [, b]) => b - a).map(([found]) => found);
  const kept = new Set(byUse.filter((found) => css.includes(`@property ${found}{`) || isUsed(found)));
  const short = new Map<string, string>();
  let index = 0;
  for (const found of byUse) {
    if (kept.has(found)) continue;
    while (kept.has(`--${toLetters(index)}`)) index += 1;
    short.set(found, `--${toLetters(index)}`);
    index += 1;
  }
  return sheets.map((sheet) => sheet.replaceAll(name, (found) => short.get(found) ?? found));
}
