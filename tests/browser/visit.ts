import { expect, type Page } from '@playwright/test';
import { examples } from '../routes.ts';
import { axeFaults } from './axe.ts';

/** What has gone wrong on a page that is watched. */
export interface Watch {
  /** Errors of scripts and in the console, including violations of the security policy. */
  errors: string[];
  /** Requests to other sites. */
  foreign: string[];
}

/** Collects errors and requests to other sites from now on. What a 404 page reports about itself is no error. */
export function watch(page: Page): Watch {
  const errors: string[] = [];
  const foreign: string[] = [];
  const documents = new Set<string>();
  page.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    const isMissingPage = text.includes('status of 404') && documents.has(url.replace(/#.*/, ''));
    const isExpected = isMissingPage || text.startsWith('404: no page at');
    if (message.type() === 'error' && !isExpected) errors.push(`${text} ${url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.add(request.url());
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  return { errors, foreign };
}

/** A soft assertion that axe finds no violation of WCAG 2.2 AA. It prints one line per rule and element. */
export async function expectAccessible(
  page: Page,
  state: string,
  disabledRules: string[] = [],
  excludedSelectors: string[] = [],
): Promise<void> {
  const rules = Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }]));
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  expect
    .soft(await axeFaults(page, { runOnly, rules }, 'html', excludedSelectors), `axe, ${state}`)
    .toEqual([]);
}

/** Parts that are the same on every page, and that are checked on the first one only. */
export const sameOn = (path: string) => (path === examples[0] ? [] : ['body > header', 'body > footer']);

/** Elements that make the page scroll sideways. Empty if it does not. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // Not what a box around it clips or scrolls.
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return false;
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    });
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ];
  });
}

/** Sets the visitor's text size, in percent of the default. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await devtools.detach();
}

/** Links and controls smaller than 24 x 24 px, or another size, that are not inline in a sentence (WCAG 2.5.8, 2.5.5). */
export async function smallTargets(page: Page, minSize = 24): Promise<string[]> {
  return page.evaluate((size) => {
    const targets = [
      ...document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select, textarea'),
    ];
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.parentElement?.textContent.trim() ?? '';
      return around.length > element.textContent.trim().length;
    };
    return targets
      .filter((element) => {
        const area = element.closest('label') ?? element;
        const { width, height } = area.getBoundingClientRect();
        const hidden = width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true });
        // Skip links, which are off the screen until focused, and inputs that their label represents.
        const elsewhere =
          area.getBoundingClientRect().right < 0 || getComputedStyle(element).clipPath !== 'none';
        const isSmall = width < size - 0.5 || height < size - 0.5;
        return !hidden && !elsewhere && isSmall && !isInText(element);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`;
      });
  }, minSize);
}

/**
 * Controls whose name does not contain their visible label, which voice control cannot reach (WCAG 2.5.3). Ignores symbols
 * such as × and what is hidden from screen readers.
 */
export async function labelsMissingFromNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toWords = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const labelOf = (element: HTMLElement) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let label = '';
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement;
        if (!around || around.closest('[aria-hidden=true], script, style, textarea, option')) continue;
        if (around.checkVisibility({ visibilityProperty: true }) && around.getBoundingClientRect().width > 2)
          label += ` ${text.textContent ?? ''}`;
      }
      return label;
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=radiogroup]',
    );
    return [...controls].flatMap((element) => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const nameOfIds = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const name = nameOfIds || element.ariaLabel;
      if (!name || !element.checkVisibility({ visibilityProperty: true })) return [];
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const legend = element.querySelector(':scope > legend');
      const visible = [...labels, legend ?? element]
        .filter((part) => part instanceof HTMLElement)
        .map(labelOf)
        .join(' ');
      return toWords(name).includes(toWords(visible)) ? [] : [`"${visible.trim()}" is named "${name}"`];
    });
  });
}

/** Fields that do not say what belongs in them, with a hint, a placeholder or an autocomplete token. Runs in the page. */
export function fieldsWithoutHint(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=file]), textarea)',
  );
  return [...fields]
    .filter((field) => field.checkVisibility({ visibilityProperty: true }))
    .filter((field) => {
      const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const help = described.map((id) => document.getElementById(id)?.textContent.trim()).join('');
      const about = field.closest('.field')?.querySelector('[aria-label^="About"]');
      return !help && !about && !field.placeholder && !field.autocomplete;
    })
    .map((field) => field.outerHTML.slice(0, 120));
}

/** What the site has stored in the browser: cookies, storage, databases, caches and workers. */
export async function storedData(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    const cacheNames = await caches.keys();
    return [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...databases.map(({ name }) => `database ${name ?? ''}`),
      ...cacheNames.map((name) => `cache ${name}`),
      ...workers.map(({ scope }) => `worker ${scope}`),
    ];
  });
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored];
}
