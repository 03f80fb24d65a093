import { describe, expect, test } from 'vitest';
import { isServed } from '../../routes';
import { netOf, other } from '../../support/savings';
import type { Visitor } from '../support/visitor';

const path = '/blog/energy-savings';
const bill = 'input[name=bill]';
const years = 'input[type=range][aria-label^="Analysis horizon"]';
const choice = `label:has(input[name=film][value=${other.film.key}])`;

const readNet = () => {
  const all = [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
  return all.find((text) => text.startsWith('Net savings'))?.split(': ')[1];
};

const readYears = () => Number(document.querySelector<HTMLInputElement>('input[name=years]')?.value);

/** The savings calculator. */
export function testCalculator(visitor: Visitor) {
  const seesNet = (numbers: Parameters<typeof netOf>[0]) =>
    expect.poll(() => visitor.evaluate(readNet)).toBe(netOf(numbers));
  const open = async () => {
    await visitor.visit(path);
    await visitor.find(bill);
    await visitor.hydrated(bill);
  };

  describe.skipIf(!isServed(path))('calculator', () => {
    for (const way of visitor.pointers)
      test(`by ${way} a film can be chosen and a slider moved`, async () => {
        await open();
        await visitor.press(way, choice);
        await seesNet({ film: other.film.base });
        const [x, y] = await visitor.find(years);
        const before = await visitor.evaluate(readYears);
        await visitor.driver.drag(way, [[x + 60, y]]);
        await expect.poll(() => visitor.evaluate(readYears)).not.toBe(before);
        await seesNet({ film: other.film.base, years: await visitor.evaluate(readYears) });
      });
  });
}
