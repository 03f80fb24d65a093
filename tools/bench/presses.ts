import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import { onSlowDevice } from './slow-device.ts';

/** The first control that a visitor presses on a page, and the element that responds: it appears, moves or changes its text. */
const presses = [
  { name: 'burger', path: '/', width: 412, press: '.menu-button', answer: '#menu' },
  { name: 'dropdown', path: '/', width: 1440, press: '.menu-group button', answer: '.menu-links' },
  {
    name: 'calculator',
    path: '/blog/energy-savings',
    width: 412,
    press: '.radio-list label',
    answer: '.net-savings',
  },
  {
    name: 'gallery',
    path: '/automotive-gallery',
    width: 412,
    press: '.carousel .next',
    answer: '.slides li',
  },
];

/** Marks the time from the next press until its response is painted. Runs in the page. */
function watch(selector: string): void {
  const snapshot = () => {
    const element = document.querySelector(selector);
    return `${element?.textContent} ${[...(element?.getClientRects() ?? [])].map(({ x }) => x).join()}`;
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const before = snapshot();
      const check = () => {
        if (snapshot() === before) {
          requestAnimationFrame(check);
          return;
        }
        // This task runs after the frame in which it was queued, but before work that the page has deferred.
        void scheduler.postTask(() => performance.mark('answer', { detail: performance.now() - timeStamp }), {
          priority: 'user-blocking',
        });
      };
      requestAnimationFrame(check);
    },
    { capture: true, once: true },
  );
}

const pressOnce = (
  browser: Browser,
  origin: string,
  { path, width, press, answer }: (typeof presses)[number],
) =>
  onSlowDevice(browser, { width, throttled: false }, async (page) => {
    await page.goto(origin + path, { waitUntil: 'load' });
    const control = page.locator(press).filter({ visible: true }).first();
    await control.scrollIntoViewIfNeeded();
    // Until the page is idle, as for a visitor who has looked around.
    await page.waitForTimeout(1500);
    await page.evaluate(watch, answer);
    const box = await control.boundingBox();
    if (!box) throw new Error(`${path}: nothing to press at ${press}.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await (width < 600 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await page.waitForFunction(() => performance.getEntriesByName('answer').length > 0);
    return page.evaluate(() => {
      const [mark] = performance.getEntriesByName('answer');
      return mark instanceof PerformanceMark ? Number(mark.detail) : NaN;
    });
  });

/** The median time from the first press of each control to its first visible response, in milliseconds. */
export async function timePresses(browser: Browser, origin: string, runs: number) {
  const rows = [];
  for (const press of presses) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await pressOnce(browser, origin, press));
    rows.push({ control: press.name, page: press.path, answer: Math.round(median(times)) });
  }
  return rows;
}
