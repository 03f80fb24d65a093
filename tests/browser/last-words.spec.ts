import { expect, test } from './test.ts';
import { visited } from '../routes.ts';

/** Questions and headings whose last line is one word, less than half as wide as the widest line. Runs in the page. */
function loneWords(): string[] {
  const linesOf = (element: Element) => {
    const lines: { y: number; words: string[]; left: number; right: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [box] = range.getClientRects();
        if (!box) continue;
        const line = lines.find(({ y }) => Math.abs(y - box.bottom) < 8);
        if (!line) lines.push({ y: box.bottom, words: [word], left: box.left, right: box.right });
        else {
          line.words.push(word);
          line.right = Math.max(line.right, box.right);
        }
      }
    return lines;
  };
  return [...document.querySelectorAll('main :is(h1, h2, h3, summary)')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const lines = linesOf(element);
      const last = lines.at(-1);
      if (!last || lines.length < 2 || last.words.length > 1) return [];
      const widest = Math.max(...lines.map(({ left, right }) => right - left));
      return last.right - last.left < widest / 2
        ? [lines.map(({ words }) => words.join(' ')).join(' / ')]
        : [];
    });
}

for (const width of [390, 1440])
  test(`no question or heading ends in a short word alone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of visited) {
      await page.goto(path);
      expect.soft(await page.evaluate(loneWords), path).toEqual([]);
    }
  });
