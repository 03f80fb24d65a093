import { describe, expect, test } from 'vitest';
import { isServed } from '../../routes';
import { createGate, useProxy } from '../support/proxy';
import type { Visitor } from '../support/visitor';

const path = '/blog/energy-savings';
const bill = 'input[name=bill]';
const years = 'input[type=range][aria-label^="Analysis horizon"]';
const plus = 'label:has(input[name=film][value=clearview_plus])';

interface Numbers {
  bill?: number;
  /** Base savings of the film, in percent. */
  film?: number;
  years?: number;
}

/** Net savings by the specification's formula; everything that is not given is as the calculator starts. */
function netOf({ bill = 400, film = 25, years = 15 }: Numbers): string {
  const annual = bill * 12 * 0.4 * ((film + 5) / 100);
  return Math.round(annual * years - 300 * 10).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
}

const readNet = () => {
  const all = [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
  return all.find((text) => text.startsWith('Net savings'))?.split(': ')[1];
};

const readYears = () => Number(document.querySelector<HTMLInputElement>('input[name=years]')?.value);

/** The savings calculator. */
export function testCalculator(visitor: Visitor) {
  const seesNet = (numbers: Numbers) => expect.poll(() => visitor.evaluate(readNet)).toBe(netOf(numbers));
  const open = async () => {
    await visitor.visit(path);
    await visitor.find(bill);
    await visitor.awake(bill);
  };

  describe.skipIf(!isServed(path))('calculator', () => {
    test.each([
      ['1500', 1500],
      ['1,500', 1500],
      ['$400', 400],
      ['$1,234.50', 1234.5],
      ['', 0],
    ])('reads "%s" as %d', async (typed, number) => {
      await open();
      await visitor.type(bill, typed);
      await seesNet({ bill: number });
    });

    test('says that it cannot read a word', async () => {
      await open();
      await visitor.type(bill, 'abc');
      await visitor.sees(
        'a field that is said to be wrong',
        (css) => {
          const field = document.querySelector(css);
          return field?.ariaInvalid === 'true' && field.hasAttribute('aria-describedby');
        },
        bill,
      );
    });

    for (const way of visitor.ways)
      test(`by ${way} a film is chosen and a slider moved`, async () => {
        await open();
        if (way === 'keys') {
          await visitor.focus(`${plus} input`);
          await visitor.driver.keys('Space');
        } else await visitor.press(way, plus);
        await seesNet({ film: 30 });
        const [x, y] = await visitor.find(years);
        if (way === 'keys') {
          await visitor.focus(years);
          await visitor.driver.keys('ArrowRight');
          await seesNet({ film: 30, years: 16 });
        } else {
          await visitor.driver.drag(way, [[x + 60, y]]);
          await expect.poll(() => visitor.evaluate(readYears)).toBeGreaterThan(15);
          await seesNet({ film: 30, years: await visitor.evaluate(readYears) });
        }
      });
  });

  describe.skipIf(!isServed(path))('calculator while its code is on the way', () => {
    const gate = createGate();
    const slow = useProxy({ holdScripts: gate.hold });

    test('what is typed, chosen and moved is counted when it wakes', async () => {
      await visitor.visit(path, 'desktop', slow());
      await visitor.press('mouse', plus);
      await visitor.focus(years);
      await visitor.driver.keys('ArrowRight');
      await visitor.type(bill, '500');
      const early = await visitor.evaluate(
        (css) => Boolean(document.querySelector(css)?.closest('[ssr]')),
        bill,
      );
      expect(early, 'all of it happened before the code came').toBe(true);
      gate.open();
      await visitor.awake(bill);
      await seesNet({ bill: 500, film: 30, years: 16 });
    });
  });
}
