import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstServed, isServed } from '../../routes';
import { pause } from '../support/pause';
import type { Visitor } from '../support/visitor';

const chips = '[role=group][aria-label="Show articles about"] button';
const line = 'input[aria-label="Line between film and bare glass"]';
const banner = 'aside label:has(input[type=checkbox])';

/** A ZIP code of the site and the page that it leads to. */
function knownZip(): readonly [zip: string, path: string] {
  const [file = ''] = globSync('dist/zips/*.json');
  const table: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const [found] = Object.entries(table);
  if (!found) throw new Error('The built site knows no ZIP code.');
  return found;
}

/** Whether some articles show, and all of them are commercial ones. */
const showsCommercialOnly = () => {
  const cards = [...document.querySelectorAll('main li')].filter((card) => card.checkVisibility());
  return cards.length > 0 && cards.every(({ textContent }) => textContent.includes('Commercial'));
};

/** Filter, ZIP finder, comparison, questions, banner and prefetching. */
export function testSmallParts(visitor: Visitor) {
  describe('filter of articles', () => {
    for (const way of visitor.ways)
      test(`by ${way} a chip shows its articles, and going back shows all again`, async () => {
        await visitor.visit('/blog');
        await visitor.press(way, chips, 'Commercial');
        await visitor.sees('only commercial articles', showsCommercialOnly);
        await visitor.evaluate(() => history.back());
        await visitor.sees('all articles', () =>
          [...document.querySelectorAll('main li')].some(
            (card) => card.checkVisibility() && card.textContent.includes('Automotive'),
          ),
        );
      });
  });

  describe('ZIP finder', () => {
    const [zip, path] = knownZip();
    for (const way of visitor.ways)
      test(`by ${way} it refuses four digits and finds a town`, async () => {
        await visitor.visit('/locations');
        const ask = async (typed: string) => {
          await visitor.type('#zip', typed);
          if (way === 'keys') await visitor.driver.keys('Enter');
          else await visitor.press(way, 'form.zip button');
        };
        await ask(zip.slice(0, 4));
        await visitor.sees(
          'what a ZIP code is',
          () => document.querySelector('#zip')?.ariaInvalid === 'true',
        );
        await ask(zip);
        await visitor.sees(`the page ${path}`, (wanted) => location.pathname === wanted, path);
      });
  });

  const building = ['/residential-window-tinting', '/commercial-window-tinting'].find(isServed) ?? '';

  describe.skipIf(!building)('comparison of glass', () => {
    const value = () =>
      visitor.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.valueAsNumber, line);
    for (const way of visitor.ways)
      test(`by ${way} the line moves`, async () => {
        await visitor.visit(building);
        const [x, y] = await visitor.find(line);
        await pause(300);
        if (way === 'keys') {
          await visitor.focus(line);
          await visitor.driver.keys('ArrowRight');
          await expect.poll(value).toBe(51);
        } else {
          await visitor.driver.drag(way, [
            [x, y],
            [x - 60, y],
            [x - 120, y],
          ]);
          await expect.poll(value).toBeLessThan(45);
        }
      });
  });

  describe('questions', () => {
    for (const way of visitor.ways)
      test(`by ${way} one is open at a time, and it can be closed`, async () => {
        await visitor.visit(
          firstServed(
            '/tesla-window-tinting',
            '/auto-window-tinting',
            '/residential-window-tinting',
            '/commercial-window-tinting',
          ),
        );
        const open = () =>
          [...document.querySelectorAll('main details[name]')].flatMap((item, at) =>
            item.hasAttribute('open') ? [at] : [],
          );
        await visitor.press(way, 'main details[name]:nth-of-type(2) summary');
        await expect.poll(() => visitor.evaluate(open)).toEqual([1]);
        await visitor.press(way, 'main details[name]:nth-of-type(2) summary');
        await expect.poll(() => visitor.evaluate(open)).toEqual([]);
      });
  });

  describe('banner', () => {
    for (const way of visitor.ways)
      test(`by ${way} it stops, and moves on at the second press`, async () => {
        await visitor.visit('/', 'phone');
        const state = () => {
          const list = document.querySelector('aside ul');
          return list && getComputedStyle(list).animationPlayState;
        };
        const press = async () => {
          if (way !== 'keys') return visitor.press(way, banner);
          await visitor.focus(`${banner} input`);
          await visitor.driver.keys('Space');
        };
        await visitor.driver.hover([200, 500]);
        await press();
        await expect.poll(() => visitor.evaluate(state)).toBe('paused');
        await press();
        if (way === 'mouse') await visitor.driver.hover([200, 500]);
        await expect.poll(() => visitor.evaluate(state)).toBe('running');
      });
  });

  test('a link under the mouse is fetched ahead', async () => {
    await visitor.visit('/about');
    await visitor.driver.hover(await visitor.find('main a[href^="/"]'));
    await visitor.sees('a prefetch', () => {
      const ahead = 'link[rel=prefetch], script[type=speculationrules]';
      return document.querySelector(ahead) !== null;
    });
  });
}
