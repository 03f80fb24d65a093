import { expect, test, type Page } from './test.ts';
import { answer, hang, type Answer } from '../unit/quote-server.ts';
import {
  fill,
  form,
  hasChoice,
  missing,
  noChoice,
  openWithServer,
  startSlowSite,
  submit,
  success,
  unconfirmed,
} from './quote-page.ts';

/* The form is pressed while its code is on the way: at once, in the middle of it, and when the code never comes. */
const kept = answer(201, '{"ok":true,"id":"7"}');
const code = /_astro\/(?!islands).*\.js$/;

// The page under test comes from this machine too, which browsers ask about.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

const only =
  (given: Answer): Answer =>
  (response, request) =>
    (request.method === 'OPTIONS' ? answer(204, '') : given)(response, request);

test('a press is answered at once, and goes out as a plain form after four seconds', async ({ page }) => {
  const server = await openWithServer(page, answer(200, 'Thank you', 'text/plain'));
  await page.route(/_astro\/(?!islands).*\.js$/, () => {});
  await page.reload();
  await fill(page);
  const busy = await submit(page).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return button.ariaBusy;
  });
  expect(busy).toBe('true');
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(new URLSearchParams(server.received.at(-1)?.body).get('message')).toBe('Six west-facing windows.');
  server.stop();
});

test('a press is carried out once when the code comes in time', async ({ page }) => {
  const server = await openWithServer(page, (response, request) =>
    request.method === 'OPTIONS' ? answer(204, '')(response, request) : kept(response, request),
  );
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/_astro\/(?!islands).*\.js$/, (route) => held.then(() => route.continue()));
  await page.reload();
  await fill(page);
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(server.received.filter(({ body }) => body)).toHaveLength(1);
  server.stop();
});

// Those of the short run stand before, in the middle of and after the moment when the code arrives.
const short = [0, 300, 700];

for (const late of [0, 25, 50, 100, 150, 200, 300, 450, 700, 1500])
  test(
    `a press is never lost when each part of the code takes ${late} ms`,
    { tag: short.includes(late) ? [] : '@full' },
    async ({ page }) => {
      const server = await openWithServer(page, only(hang));
      await fill(page);
      await page.route(code, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, late));
        await route.continue();
      });
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      page.on('dialog', (dialog) => void dialog.accept());
      // The draft comes with the code: until then the fields are blank, and the browser would ask for them.
      await page.reload();
      await page.getByLabel('Name').focus();
      await page.waitForTimeout(late);
      // Listening before the press, and asked after it: the button may be another by then.
      const busy = await submit(page).evaluateHandle((button) => ({
        pressed: new Promise((resolve) => {
          const answer = () =>
            resolve(button.ariaBusy === 'true' || button.closest('form')?.ariaBusy === 'true');
          // A machine with too much to do takes longer: then once nothing is left to do.
          const ask = () => setTimeout(() => requestIdleCallback(answer, { timeout: 2000 }), 100);
          button.addEventListener('click', ask, { capture: true });
        }),
      }));
      await submit(page).click();
      expect(await busy.evaluate(({ pressed }) => pressed)).toBe(true);
      await expect.poll(() => server.received.filter(({ body }) => body).length).toBe(1);
      await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
      server.stop();
    },
  );

test('a blank form that is pressed while it wakes says what is missing in its own words', async ({
  page,
}) => {
  await page.route(code, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/request-quote');
  await submit(page).click();
  await expect(page.getByRole('group', { name: `Please check ${missing} fields` })).toBeFocused();
});

test('a blank form whose code never comes says what is missing in the words of the browser', async ({
  page,
}) => {
  await page.route(code, () => {});
  await page.goto('/request-quote');
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(submit(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByLabel('Name')).toBeFocused();
});

// What a visitor does: what Playwright does waits for the page that is on its way.
async function leave(page: Page, way: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: way });
}
const link = 'location.href = "/about"';

/** Opens the form, fills it in and presses its button while the code is held. */
async function pressEarly(page: Page, url: string) {
  await page.goto(`${url}/about`);
  await page.goto(`${url}/request-quote`, { waitUntil: 'domcontentloaded' });
  await fill(page);
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
}

/** Comes back to the form, now with its code. */
async function comeBack(page: Page, url: string) {
  await page.goto(`${url}/request-quote`);
  await page.getByLabel('Name').focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
}

for (const [name, way] of [
  ['by a link', link],
  ['with the back button', 'history.back()'],
] as const)
  test(`a press before the code has come is sent when the visitor leaves ${name}, and asked about on return`, async ({
    page,
    baseURL,
  }) => {
    const site = await startSlowSite(baseURL ?? '', kept);
    await pressEarly(page, site.url);
    expect(site.requests()).toHaveLength(0);
    await leave(page, way);
    await expect(page).toHaveURL(/about$/);
    await expect.poll(() => site.requests().length).toBe(1);
    const sent = new URLSearchParams(site.requests()[0]?.body);
    expect(sent.get('message')).toBe('Six west-facing windows.');

    site.letGo();
    await comeBack(page, site.url);
    await expect(form(page).getByText(unconfirmed)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
    await form(page).getByRole('button', { name: 'Retry' }).click();
    await expect(form(page).getByText(success)).toBeVisible();
    expect(site.requests().map(({ key }) => key)).toEqual([undefined, sent.get('idempotency_key')]);
    site.stop();
  });

test('a press before the code has come is sent when the visitor closes the tab', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await startSlowSite(baseURL ?? '', kept);
  await context.newPage();
  await pressEarly(page, site.url);
  await page.close();
  await expect.poll(() => site.requests().length).toBe(1);
  site.stop();
});

test('a press that was sent on leaving is not sent again when the page is shown again', async ({
  page,
  baseURL,
}) => {
  const site = await startSlowSite(baseURL ?? '', kept);
  await pressEarly(page, site.url);
  const reloaded = page.waitForEvent('domcontentloaded');
  // What a browser does that keeps the page while the visitor is elsewhere.
  await leave(page, `for (const type of ['pagehide', 'pageshow']) dispatchEvent(new Event(type))`);
  await expect.poll(() => site.requests().length).toBe(1);
  await reloaded;
  site.letGo();
  await page.getByLabel('Name').focus();
  await expect(form(page).getByText(unconfirmed)).toBeVisible();
  expect(site.requests()).toHaveLength(1);
  site.stop();
});

test('a press that went out as a plain form is asked about when the visitor left before the answer', async ({
  page,
  baseURL,
}) => {
  const site = await startSlowSite(baseURL ?? '', hang);
  await page.addInitScript(() => {
    const away = () => setTimeout(() => location.assign('/about'), 500);
    if (location.pathname === '/request-quote') addEventListener('beforeunload', away, { once: true });
  });
  await pressEarly(page, site.url);
  await expect(page).toHaveURL(/about$/);
  expect(site.requests()).toHaveLength(1);
  site.letGo();
  await comeBack(page, site.url);
  await expect(form(page).getByText(unconfirmed)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  site.stop();
});

test('a press that went out as a plain form is not asked about after its answer', async ({
  page,
  baseURL,
}) => {
  const site = await startSlowSite(baseURL ?? '', answer(200, 'Thank you', 'text/plain'));
  await pressEarly(page, site.url);
  await expect(page.getByText('Thank you')).toBeVisible();
  site.letGo();
  await comeBack(page, site.url);
  await expect(form(page).getByText(unconfirmed)).toHaveCount(0);
  expect(site.requests()).toHaveLength(1);
  site.stop();
});

test('a request is asked about on any page of the form, also when the address had chosen the service', async ({
  page,
  baseURL,
}) => {
  test.skip(!hasChoice, noChoice);
  const site = await startSlowSite(baseURL ?? '', hang);
  site.letGo();
  await page.goto(`${site.url}/request-quote?service=residential`);
  await page.getByLabel('Name').focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await fill(page);
  await submit(page).click();
  await expect.poll(() => site.requests().length).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${site.url}/about`);
  await comeBack(page, site.url);
  await expect(form(page).getByText(unconfirmed)).toBeVisible();
  site.stop();
});
