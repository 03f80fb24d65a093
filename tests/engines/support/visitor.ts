import { expect, inject } from 'vitest';
import type { Driver, Engine, Point, Pointer } from '../drivers/driver';

/** Sizes of the viewport in the tests. */
export const sizes = { phone: [390, 844], desktop: [1440, 900] } as const;

/** Someone who visits the built site in one browser. */
export class Visitor {
  readonly engine: Engine;
  #driver: Driver | undefined;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** The browser. Throws before `arrive`. */
  get driver(): Driver {
    if (!this.#driver) throw new Error('The browser has not been started.');
    return this.#driver;
  }

  /** The pointers that this engine's driver supports. */
  get pointers(): Pointer[] {
    return this.engine.touch ? ['mouse', 'touch'] : ['mouse'];
  }

  /** Touch if the engine's driver supports it, otherwise the mouse. */
  get pointer(): Pointer {
    return this.engine.touch ? 'touch' : 'mouse';
  }

  async arrive() {
    this.#driver = await this.engine.start();
  }

  async leave() {
    await this.#driver?.close();
    this.#driver = undefined;
  }

  /** Opens a page of the site in a viewport of a size, with the mouse in the corner. */
  async visit(path: string, size: keyof typeof sizes = 'desktop', site = inject('site')) {
    const [width, height] = sizes[size];
    await this.driver.resize(width, height).catch(async () => {
      // After a crash of the browser, only one test should fail.
      await this.leave();
      await this.arrive();
      await this.driver.resize(width, height);
    });
    await this.driver.hover([1, 1]);
    await this.forget();
    await this.driver.open(site + path);
    // Firefox's driver returns too early if the last page changed its URL while it was left.
    await this.sees('the page has loaded', () => document.readyState === 'complete');
  }

  /** Deletes what the last page stored in this tab, such as the draft of a form. */
  private async forget() {
    await this.evaluate(() => {
      if (location.protocol.startsWith('http')) sessionStorage.clear();
    });
  }

  evaluate: Driver['evaluate'] = (run, ...args) => this.driver.evaluate(run, ...args);

  /** Scrolls to the first visible element that matches a selector and, if given, starts with a text. Returns its center. */
  async find(selector: string, text?: string): Promise<Point> {
    const center = await this.evaluate(
      (css, wanted) => {
        const all = [...document.querySelectorAll<HTMLElement>(css)];
        const found = all.find(
          (element) =>
            element.checkVisibility() && (!wanted || element.textContent.trim().startsWith(wanted)),
        );
        if (!found) return null;
        const seen = found.getBoundingClientRect();
        // No scrolling if it is already in view.
        const inView =
          seen.top >= 0 && seen.bottom <= innerHeight && seen.left >= 0 && seen.right <= innerWidth;
        if (!inView) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = found.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      },
      selector,
      text,
    );
    if (!center) throw new Error(`No visible ${selector} ${text ?? ''}`);
    return center;
  }

  /** Presses a button, link or label at its center. */
  async press(pointer: Pointer, selector: string, text?: string) {
    await this.driver.drag(pointer, [await this.find(selector, text)]);
  }

  /** Waits until the island around or at a selector is hydrated. */
  async hydrated(selector: string) {
    await this.evaluate(() => dispatchEvent(new Event('scroll')));
    await this.sees(
      `${selector} is hydrated`,
      (css) => {
        const element = document.querySelector(css);
        return (
          element && !element.closest('astro-island[ssr]') && !element.querySelector('astro-island[ssr]')
        );
      },
      selector,
    );
  }

  /** Waits until a function returns true in the page. */
  async sees<Args extends readonly unknown[]>(
    what: string,
    ask: (...args: Args) => boolean | null | undefined,
    ...args: Args
  ) {
    await expect.poll(async () => Boolean(await this.evaluate(ask, ...args)), { message: what }).toBe(true);
  }
}
