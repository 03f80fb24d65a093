import { expect, test, type Page } from './test.ts';
import { framed, openFrame, sizeOf } from './quote-frame.ts';
import { delayCode } from './late-code.ts';
import { business } from '../content.ts';
import { quoteKeys } from '../../src/features/quote/rules/quote.ts';
import { startProxy } from '../support/proxy.ts';
import { hasChoice, noChoice, untilHydrated } from './quote-page.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the frame grows to the height of the form, and of its errors', async ({ page }) => {
    const { form } = await openFrame(page);
    const rest = () =>
      page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight - innerHeight) ?? NaN;
    await expect.poll(rest).toBe(0);
    const { width, room } = await sizeOf(page);
    expect(width, 'as wide as its section').toBe(room);
    const before = (await sizeOf(page)).height;
    expect(before).toBeGreaterThan(600);
    await form.getByLabel('Name').focus();
    await untilHydrated(page.frameLocator('#quote iframe'));
    await form.getByRole('button', { name: 'Request Quote' }).click();
    await expect(form.getByRole('group', { name: /Please check/ })).toBeFocused();
    await expect.poll(async () => (await sizeOf(page)).height).toBeGreaterThan(before);
    await expect.poll(rest).toBe(0);
  });

  test('what is below the frame stays where it is when the form arrives late', async ({ page }) => {
    const { promise: arrives, resolve: arrive } = Promise.withResolvers<undefined>();
    await page.route('**/embed/quote*', async (route) => {
      await arrives;
      await route.continue();
    });
    await page.goto(framed);
    await page.locator('#quote iframe').scrollIntoViewIfNeeded();
    const before = (await sizeOf(page)).height;
    arrive(undefined);
    await expect(page.frameLocator('#quote iframe').getByRole('form')).toBeVisible();
    await page.waitForTimeout(500);
    // The eight fields of the sample have their room. A field of the shop's own may be as high as four choices.
    const added = Math.max(0, quoteKeys.length - 8);
    const moved = Math.abs((await sizeOf(page)).height - before);
    expect(moved, '--room in QuoteFrame.astro').toBeLessThanOrEqual(12 + 200 * added);
  });

  test('the frame reserves no more than the form needs, on any phone', async ({ page }) => {
    await openFrame(page);
    const spare = () =>
      page.locator('#quote iframe').evaluate((frame: HTMLIFrameElement) => {
        const form = frame.contentDocument?.querySelector('main')?.offsetHeight ?? NaN;
        return frame.clientHeight - form;
      });
    for (const width of [320, 390, 440, 480, 600, 740, 900]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(spare, `--room in QuoteFrame.astro, at ${width} px`).toBeLessThanOrEqual(12);
    }
  });

  test('ignores a height from anyone but the form', async ({ page }) => {
    await openFrame(page);
    const before = (await sizeOf(page)).height;
    await page.evaluate(async () => {
      postMessage(3000, location.origin);
      const other = document.body.appendChild(document.createElement('iframe'));
      other.src = '/robots.txt';
      await new Promise((resolve) => (other.onload = resolve));
    });
    await page.frames()[2]?.evaluate(() => parent.postMessage(3000, '*'));
    await page.waitForTimeout(300);
    expect((await sizeOf(page)).height).toBe(before);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the frame is 550 px high', async ({ page }) => {
      await page.goto(`${framed}#quote`);
      expect((await page.locator('#quote iframe').boundingBox())?.height).toBe(550);
    });
  });
});

test('chooses the service of its page before any code arrives, and keeps it when the form is cleared', async ({
  page,
}) => {
  test.skip(!hasChoice, noChoice);
  const release = await delayCode(page, '**/_astro/QuoteForm*.js');
  const { form } = await openFrame(page);
  const chosen = form.getByRole('radio', { name: 'Commercial Tinting' });
  await expect(chosen).toBeChecked();
  release();
  await form.getByLabel('Name').fill('Maria Delgado');
  await untilHydrated(page.frameLocator('#quote iframe'));
  await form.getByRole('button', { name: 'Clear the form' }).click();
  await expect(chosen).toBeChecked();
});

const withServer = (html: string) =>
  html
    .replace('&quot;console&quot;]', '&quot;server&quot;],&quot;url&quot;:[0,&quot;/quotes&quot;]')
    .replace(/action="mailto:[^"]*" enctype="text\/plain"/i, 'action="/quotes"');

/** Serves the site with a form for the site's own server, and at `/partner` a page with that form in a sandboxed frame. */
async function servePartner(page: Page, site: string, allowed: string): Promise<string> {
  const frame = `<iframe sandbox="${allowed}" src="/embed/quote" width="800" height="800"></iframe>`;
  const change = (html: string, path: string) => (path === '/embed/quote' ? withServer(html) : html);
  const { origin, stop } = await startProxy(site, change, ({ url }, response) => {
    if (url === '/partner') response.writeHead(200, { 'Content-Type': 'text/html' }).end(frame);
    return url === '/partner';
  });
  page.context().once('close', stop);
  return `${origin}/partner`;
}

const note = 'If the button does nothing here, please call ';
const received = 'We have your request.';
const sandboxes: [allowed: string, shown: string, hasNote: boolean][] = [
  ['allow-scripts', note, true],
  ['allow-scripts allow-forms', received, true],
  ['allow-scripts allow-same-origin', 'Quote request submitted successfully!', false],
];
for (const [allowed, shown, hasNote] of sandboxes)
  test(`in a frame with sandbox="${allowed}", the form is sent or gives the phone number`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(await servePartner(page, baseURL ?? '', allowed));
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText(note + business.phone)).toHaveCount(hasNote ? 1 : 0);
    // Another name each time, because the server stores the same words once.
    const values = {
      name: `Maria, ${allowed}`,
      phone: '512.555.0188',
      email: 'maria@example.com',
      message: 'Six.',
    };
    for (const [name, value] of Object.entries(values)) await frame.locator(`[name=${name}]`).fill(value);
    if (hasChoice) await frame.getByText('Residential Tinting').click();
    await frame.getByRole('button', { name: 'Request Quote' }).click();
    await expect(frame.getByText(shown).first()).toBeVisible();
  });
