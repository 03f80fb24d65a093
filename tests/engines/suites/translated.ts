import { describe, expect, test } from 'vitest';
import { isServed } from '../../routes';
import { netOf } from '../../support/savings';
import { translate } from '../../support/translate';
import type { Visitor } from '../support/visitor';

const panel = '.calculator-panel';

/** Pages that the browser translates. */
export function testTranslated(visitor: Visitor) {
  describe.skipIf(!isServed('/blog/energy-savings'))('translated calculator', () => {
    for (const isBefore of [true, false])
      test(`works if it is translated ${isBefore ? 'before' : 'after'} it is hydrated`, async () => {
        await visitor.visit('/blog/energy-savings');
        if (isBefore) await visitor.evaluate(translate, 'é');
        const isShown = (css: string) => document.querySelector(css)?.checkVisibility() ?? false;
        await visitor.sees('the calculator', isShown, `${panel} [name=bill]`);
        await visitor.find(`${panel} [name=bill]`);
        await visitor.hydrated(panel);
        await visitor.sees(
          'React',
          (css) => '_valueTracker' in (document.querySelector(css) ?? {}),
          'input[name=bill]',
        );
        for (const typed of ['450', '0', 'abc', '', '500']) {
          // A change that React has shown proves that all of the calculator is hydrated.
          if (!isBefore && typed === '0') await visitor.evaluate(translate, 'é');
          await visitor.evaluate((text) => {
            const bill = document.querySelector<HTMLInputElement>('input[name=bill]');
            if (!bill) throw new Error('There is no bill.');
            // Not by `value`, because React would not notice it.
            bill.setRangeText(text, 0, bill.value.length);
            bill.dispatchEvent(new InputEvent('input', { bubbles: true }));
          }, typed);
          const net = typed === 'abc' ? '—' : netOf({ bill: Number(typed) });
          for (const part of ['.net-savings', '.net-bar b'])
            await visitor.sees(
              `${part} of ${typed}`,
              (css, text) => document.querySelector(css)?.textContent.replace('é', '') === text,
              part,
              net,
            );
        }
        expect(visitor.driver.errors()).toEqual([]);
      });
  });
}
