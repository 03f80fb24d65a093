import { expect, test, type Page } from './test.ts';
import { answer, hang } from '../support/quote-server.ts';
import {
  fill,
  form,
  islandCode,
  missing,
  openWithServer,
  startSlowSite,
  submit,
  success,
  unconfirmed,
  untilHydrated,
} from './quote-page.ts';

const stored = answer(201, '{"ok":true,"id":"7"}');

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

/** Sets how long the page waits for its code after a press before it posts the plain form. By default four seconds; in ms. */
const setPostDelay = (page: Page, postDelay: number) =>
  page.addInitScript((ms) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay = 0, ...rest: unknown[]) =>
      later(run, delay === 4000 ? ms : delay, ...rest)) as typeof setTimeout;
  }, postDelay);

test('shows at once that a press was noticed, and posts the plain form after four seconds without code', async ({
  page,
}) => {
  const server = await openWithServer(page, answer(200, 'Thank you', 'text/plain'));
  await page.route(islandCode, () => {});
  await page.reload();
  await fill(page);
  const busy = await submit(page).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return button.ariaBusy;
  });
  expect(busy).toBe('true');
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(new URLSearchParams(server.requests().at(-1)?.body).get('message')).toBe('Six west-facing windows.');
});

test('loses no press while the code arrives on a slow phone', async ({ page }) => {
  const server = await openWithServer(page, hang);
  await fill(page);
  await page.route(islandCode, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  page.on('dialog', (dialog) => void dialog.accept());
  // Without hydration the fields are blank, and the browser asks for them.
  await page.reload();
  await page.getByLabel('Name').focus();
  await page.waitForTimeout(300);
  // Hydration may replace the button, so the listener reads it after the press.
  const busy = await submit(page).evaluateHandle((button) => ({
    pressed: new Promise((resolve) => {
      const answer = () => resolve(button.ariaBusy === 'true' || button.closest('form')?.ariaBusy === 'true');
      // A busy machine takes longer.
      const ask = () => setTimeout(() => requestIdleCallback(answer, { timeout: 2000 }), 100);
      button.addEventListener('click', ask, { capture: true });
    }),
  }));
  await submit(page).click();
  expect(await busy.evaluate(({ pressed }) => pressed)).toBe(true);
  await expect.poll(() => server.requests().length).toBe(1);
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
});

test('lists what is missing when a blank form is pressed during hydration', async ({ page }) => {
  // A busy machine may take longer than four seconds.
  await setPostDelay(page, 60_000);
  await page.route(islandCode, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/request-quote');
  await submit(page).click();
  await expect(page.getByRole('group', { name: `Please check ${missing} fields` })).toBeFocused();
});

/** Leaves the page without waiting for the next one, as Playwright's own navigation would. */
async function leave(page: Page, expression: string) {
  const devtools = await page.context().newCDPSession(page);
  // The page may be gone before it answers.
  await devtools.send('Runtime.evaluate', { expression }).catch(() => undefined);
}

/** Opens the form, fills it in and presses its button before the code arrives. */
async function pressEarly(page: Page, url: string, postDelay = 60_000) {
  await setPostDelay(page, postDelay);
  await page.goto(`${url}/about`);
  await page.goto(`${url}/request-quote`, { waitUntil: 'domcontentloaded' });
  await fill(page);
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
}

/** Returns to the form, which is now hydrated. */
async function returnToForm(page: Page, url: string) {
  await page.goto(`${url}/request-quote`);
  await page.getByLabel('Name').focus();
  await untilHydrated(page);
}

test('sends an early press when the visitor leaves, and asks about it on return', async ({
  page,
  baseURL,
}) => {
  const site = await startSlowSite(page, baseURL ?? '', stored);
  await pressEarly(page, site.url);
  expect(site.requests()).toHaveLength(0);
  await leave(page, 'location.href = "/about"');
  await expect(page).toHaveURL(/about$/);
  await expect.poll(() => site.requests().length).toBe(1);
  const sent = new URLSearchParams(site.requests()[0]?.body);
  expect(sent.get('message')).toBe('Six west-facing windows.');

  site.releaseCode();
  await returnToForm(page, site.url);
  await expect(form(page).getByText(unconfirmed)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  await form(page).getByRole('button', { name: 'Retry' }).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(site.requests().map(({ key }) => key)).toEqual([undefined, sent.get('idempotency_key')]);
});

test('asks on return about a plain post that the visitor did not wait for', async ({ page, baseURL }) => {
  const site = await startSlowSite(page, baseURL ?? '', hang);
  await page.addInitScript(() => {
    const away = () => setTimeout(() => location.assign('/about'), 500);
    if (location.pathname === '/request-quote') addEventListener('beforeunload', away, { once: true });
  });
  await pressEarly(page, site.url, 4000);
  await expect(page).toHaveURL(/about$/);
  expect(site.requests()).toHaveLength(1);
  site.releaseCode();
  await returnToForm(page, site.url);
  await expect(form(page).getByText(unconfirmed)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
});
