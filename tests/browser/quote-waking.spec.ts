import { expect, test } from './test.ts';
import { answer, hang, type Answer } from '../unit/quote-server.ts';
import { fill, form, missing, openWithServer, submit, success } from './quote-page.ts';

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
