import { describe, expect, test } from 'vitest';
import { isServed } from '../../routes';
import { pagesToSee } from '../support/built-pages';
import { netOf } from '../../support/savings';
import type { Visitor } from '../support/visitor';

const article = '/blog/energy-savings';
/** A page with the comparison of glass. */
const building = ['/residential-window-tinting', '/commercial-window-tinting'].find(isServed);

/** The site without JavaScript; the visitor's browser must have been started so. */
export function testWithoutScript(visitor: Visitor) {
  describe('without JavaScript', () => {
    test('scripts are off', async () => {
      await visitor.visit('/blog');
      const [chip] = await visitor.evaluate(() => [
        document.querySelector('[role=group] button')?.checkVisibility(),
      ]);
      expect(chip, 'chips that would do nothing').toBe(false);
    });

    test.each(pagesToSee())('%s shows everything', async (path) => {
      await visitor.visit(path, 'phone');
      const hidden = await visitor.evaluate(() => {
        const all = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, img)')];
        const unseen = all.filter(
          (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
        );
        const heading = document.querySelector('h1')?.checkVisibility() ? [] : ['no heading'];
        return [...heading, ...unseen.map(({ outerHTML }) => outerHTML.slice(0, 100))];
      });
      expect(hidden).toEqual([]);
    });

    test('the sheet of the menu opens, shows every link, leads on', async () => {
      await visitor.visit('/', 'phone');
      await visitor.press('touch', 'button[popovertarget=menu]');
      await visitor.sees('all links', () =>
        [...document.querySelectorAll('#menu a')].every((link) => link.checkVisibility()),
      );
      await visitor.press('touch', '#menu a', 'About');
      await visitor.sees('the page', () => location.pathname === '/about');
    });

    test.skipIf(!isServed('/tesla-window-tinting'))(
      'the row of the menu opens a group under the mouse and under the focus',
      async () => {
        await visitor.visit('/');
        const shown = () =>
          [...document.querySelectorAll('#menu a')]
            .find(({ textContent }) => textContent.trim() === 'Tesla Tinting')
            ?.checkVisibility();
        await visitor.driver.hover(await visitor.find('#menu button', 'Automotive'));
        await visitor.sees('its links', shown);
        await visitor.driver.hover([1, 700]);
        await visitor.focus('#menu button', 'Automotive');
        await visitor.sees('its links', shown);
      },
    );

    test.skipIf(!building)('both halves of the comparison stand apart', async () => {
      await visitor.visit(building ?? '');
      const tops = await visitor.evaluate(() =>
        [...document.querySelectorAll('.film-slider figure')].map((half) => {
          const { x, y } = half.getBoundingClientRect();
          return `${Math.round(x)} ${Math.round(y)}`;
        }),
      );
      expect(new Set(tops).size).toBe(2);
    });

    test.skipIf(!isServed('/automotive-gallery'))('the gallery scrolls to its end', async () => {
      await visitor.visit('/automotive-gallery');
      await visitor.find('[aria-roledescription=carousel] li:last-child img');
      await visitor.sees('the last picture', () => {
        const last = document
          .querySelector('[aria-roledescription=carousel] li:last-child')
          ?.getBoundingClientRect();
        return last && last.left >= 0 && last.right <= innerWidth + 1;
      });
    });

    test.skipIf(!isServed(article))('the calculator shows the result of its starting values', async () => {
      await visitor.visit(article);
      expect(await visitor.evaluate(() => document.querySelector('main')?.textContent)).toContain(netOf());
    });

    test.skipIf(!isServed('/auto-window-tinting'))('an old address leads on', async () => {
      await visitor.visit('/quote-for-your-vehicle');
      await visitor.sees('the new page', () => location.pathname === '/auto-window-tinting');
    });

    test('the form checks its fields by itself, and its ZIP finder leads to the list', async () => {
      await visitor.visit('/request-quote');
      await visitor.press('touch', 'form[name=quote] button[type=submit]');
      expect(
        await visitor.evaluate(() => [location.pathname, document.querySelector('form')?.checkValidity()]),
      ).toEqual(['/request-quote', false]);
      await visitor.visit('/locations');
      await visitor.type('#zip', '78734');
      await visitor.driver.keys('Enter');
      await visitor.sees(
        'the list',
        () => location.pathname + location.search + location.hash === '/locations?zip=78734#places',
      );
    });
  });
}
