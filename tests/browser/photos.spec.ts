import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { copyProject } from '../build/project-copy.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { serveSite } from '../support/serve-site.ts';
import { translate } from '../support/translate.ts';
import { readOne } from '../content.ts';
import { isServed } from '../routes.ts';
import { axeFaults } from './axe.ts';
import { delayCode } from './late-code.ts';
import { framed, openFrame, sizeOf } from './quote-frame.ts';
import { chooseService, fill, form, submit, success, untilHydrated } from './quote-page.ts';
import { expect, test, type Page } from './test.ts';

/* Photos with a request, in a build whose form sends to the site's own server, which emails them to the shop. */
const copy = copyProject();
const port = Number(process.env.TEST_PORT ?? 4322) + 7;
const folder = mkdtempSync(join(tmpdir(), 'photos-'));
const data = join(folder, 'quotes.db');
let site: { site: string; stop: () => void };
let mailbox: Awaited<ReturnType<typeof startSmtpServer>>;

/** A photo as a phone stores it: 3,000 × 2,000 px, sideways, with the place where it was taken. */
const phonePhoto = (background: string) =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Phonemaker' }, IFD3: { GPSLatitude: '30/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const photos = new Map<string, Buffer>();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  for (const color of ['red', 'green', 'blue']) photos.set(`${color}.jpg`, await phonePhoto(color));
  mailbox = await startSmtpServer();
  const { code, output } = await copy.build({ QUOTE_DELIVERY: 'server' });
  expect(code, output).toBe(0);
  const settings = { QUOTES_DATA: data, SMTP_URL: mailbox.url, QUOTES_MAIL_TO: 'shop@example.com' };
  site = await serveSite(port, settings, copy.root);
});

test.afterAll(() => {
  site.stop();
  mailbox.stop();
  copy.remove();
  rmSync(folder, { recursive: true });
});

/** The words of the checkbox that asks for consent to texts, if the shop has any. */
const { texts } = readOne('quotePage', 'request-quote');
const toFile = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: photos.get(name) ?? Buffer.alloc(0),
});
const field = (page: Page) => page.getByLabel('Add photos of the glass (optional)');
const listed = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('img');

/** The latest email to an address whose subject begins with these words. */
const emailTo = (address: string, start = '') =>
  mailbox.emails.findLast(({ to, text }) => to.includes(`<${address}>`) && text.includes(`Subject: ${start}`))
    ?.text ?? '';
/** The path of the first link in an email. */
const linkIn = (email: string) =>
  /\/quotes\/link\/[\w.-]+/.exec(email.replace(/=\n/g, '').replaceAll('=3D', '='))?.[0] ?? '';

/** The photos of the latest request on the server. */
function storedPhotos() {
  const database = new DatabaseSync(data, { readOnly: true });
  const rows = database
    .prepare(
      'SELECT data FROM photos WHERE quote = (SELECT id FROM quotes ORDER BY rowid DESC LIMIT 1) ORDER BY rowid',
    )
    .all();
  database.close();
  return rows.map((row) => Buffer.from(row.data as Uint8Array));
}

test('arrive in the shop’s email small, upright and without location', async ({ page }) => {
  const bodies: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataBuffer()?.length ?? 0);
  });
  await page.goto(`${site.site}/request-quote`);
  await fill(page);
  await untilHydrated(page);
  if (texts) await page.getByRole('checkbox', { name: texts }).check();
  await field(page).setInputFiles([
    toFile('red.jpg'),
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('These are no pictures.') },
    toFile('green.jpg'),
    toFile('blue.jpg'),
  ]);
  await expect(listed(page)).toHaveCount(3);
  await expect(page.getByText('We could not read notes.jpg.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move up photo 3' }).click();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(field(page)).toBeFocused();
  await expect(listed(page)).toHaveCount(2);
  await expect(listed(page).first()).toHaveAccessibleName('Photo 1: blue.jpg');
  // The first photo has no such button to keep the focus.
  for (let press = 0; press < 2; press++) {
    await page.getByRole('button', { name: 'Move up photo 2' }).press('Enter');
    await expect(page.getByRole('button', { name: 'See film on photo 1' })).toBeFocused();
  }
  await expect(listed(page).first()).toHaveAccessibleName('Photo 1: blue.jpg');

  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  await expect(form(page).getByText('We have your two photos.')).toBeVisible();
  expect(bodies[0]).toBeLessThan(2 * 400_000 + 3000);

  const received = storedPhotos();
  const seen = await Promise.all(
    received.map(async (photo) => {
      const { width, height, format, exif } = await sharp(photo).metadata();
      const { dominant } = await sharp(photo).stats();
      return { width, height, format, hasExif: Boolean(exif), isBlue: dominant.b > dominant.g };
    }),
  );
  const upright = { width: 1067, height: 1600, format: 'jpeg', hasExif: false };
  expect(seen).toEqual([
    { ...upright, isBlue: true },
    { ...upright, isBlue: false },
  ]);
  for (const photo of received) expect(photo.includes('Phonemaker')).toBe(false);

  await expect.poll(() => mailbox.emails.length).toBe(2);
  expect(emailTo('shop@example.com')).toContain('filename=photo-2.jpg');
  const shopLink = site.site + linkIn(emailTo('shop@example.com'));
  const quoted = { form: { action: 'quoted', value: '480' }, headers: { Origin: site.site } };
  expect((await page.request.post(shopLink, quoted)).ok()).toBe(true);

  // The link in the visitor's email shows them and accepts another one.
  const link = site.site + linkIn(emailTo('maria@example.com'));
  expect((await page.goto(link))?.headers()['referrer-policy']).toBe('strict-origin');
  await expect(page.getByText('Our quote: $480.')).toBeVisible();
  if (texts) await expect(page.getByText(texts)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(2);
  const width = await page.getByRole('img', { name: 'Photo 2' }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBe(1067);
  await page.getByLabel('Photos of the glass').setInputFiles([toFile('red.jpg')]);
  await page.getByRole('button', { name: 'Send photos' }).click();
  await expect(page.getByText('We have your photo.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(3);
  expect(await axeFaults(page, {}, 'main')).toEqual([]);
  await expect.poll(() => emailTo('shop@example.com', 'Changed: ')).toContain('filename=photo-3.jpg');

  await page.getByRole('link', { name: 'Delete my request' }).click();
  await expect(page.getByText('Deleting a request does not cancel an appointment.')).toBeVisible();
  await page.getByRole('link', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: 'Delete my request' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is deleted.' })).toBeVisible();
  expect(storedPhotos()).toEqual([]);
  for (const gone of [link, shopLink]) expect((await page.request.get(gone)).status()).toBe(404);
});

test('are waited for if the visitor presses the button before they are shrunk', async ({ page }) => {
  const release = await delayCode(page, '**/shrink-photo*.js');
  await page.goto(`${site.site}/request-quote`);
  await fill(page);
  await untilHydrated(page);
  await field(page).setInputFiles([toFile('green.jpg')]);
  await submit(page).click();
  release();
  await expect(form(page).getByText('We have your photo.')).toBeVisible();
  expect(storedPhotos()).toHaveLength(1);
});

test('can show a film on the pane that the visitor marks, and that picture can be sent too', async ({
  page,
}) => {
  await page.goto(`${site.site}/request-quote`);
  await fill(page);
  await field(page).setInputFiles([toFile('green.jpg')]);
  await page.getByRole('button', { name: 'See film on photo 1' }).click();
  const picture = page.getByRole('img', { name: /^Your photo with / });
  await expect(picture).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  /** The linear green value of the photo at a point, relative to that beside the pane. */
  const lightAt = (x: number, y: number) =>
    picture.evaluate(
      (canvas: HTMLCanvasElement, [atX, atY]) => {
        const green = (partX: number, partY: number) => {
          const place = [Math.round(partX * canvas.width), Math.round(partY * canvas.height)] as const;
          const part = (canvas.getContext('2d')?.getImageData(...place, 1, 1).data[1] ?? 0) / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        };
        return green(atX, atY) / green(0.05, 0.05);
      },
      [x, y] as const,
    );
  const percent = page.getByLabel(/^Visible light let through/);
  await percent.fill('40');
  await page.getByLabel('Film covers, left to right').fill('50');
  await expect.poll(() => lightAt(0.35, 0.5)).toBeCloseTo(0.4, 1);
  expect(Math.abs((await lightAt(0.35, 0.5)) - 0.4)).toBeLessThan(0.01);
  expect(await lightAt(0.65, 0.5), 'bare glass right of the line').toBe(1);

  // Keys and a tap move the corners.
  expect(await lightAt(0.15, 0.5)).toBe(1);
  const corner = page.getByRole('button', { name: 'Corner, top left' });
  await corner.focus();
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('Shift+ArrowLeft');
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  await picture.click({ position: { x: 0.06 * box.width, y: 0.85 * box.height } });
  await expect.poll(() => lightAt(0.12, 0.5)).toBeLessThan(0.5);

  await page.getByLabel('Width of this glass in inches').fill('48 in');
  await page.getByRole('button', { name: 'Add it to the message' }).dblclick();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Six west-facing windows\. About \d+ sq ft of glass\.$/,
  );
  await page.getByRole('button', { name: 'Send this picture too' }).click();
  await expect(listed(page)).toHaveCount(2);
  await submit(page).click();
  await expect(form(page).getByText('We have your two photos.')).toBeVisible();
});

test('can be added, previewed and removed on a page that the browser translates', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${site.site}/request-quote`);
  await page.evaluate(translate, '');
  await fill(page);
  await untilHydrated(page);
  await field(page).setInputFiles(['red', 'green', 'blue'].map((color) => toFile(`${color}.jpg`)));
  await expect(listed(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Move up photo 3' }).click();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByText('Photo removed.')).toBeVisible();
  await page.getByRole('button', { name: 'See film on photo 2' }).click();
  await page.getByLabel(/^Visible light let through/).fill('40');
  await expect(page.getByText('Visible light let through: 40%')).toBeVisible();
  await page.getByLabel('Width of this glass in inches').fill('48');
  await expect(page.getByText(/^About \d+ sq ft of glass, an estimate\.$/)).toBeVisible();
  await page.getByLabel('Width of this glass in inches').fill('');
  await page.getByRole('button', { name: 'See film on photo 2' }).click();
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(listed(page)).toHaveCount(1);
  await submit(page).click();
  await expect(form(page).getByText('We have your photo.')).toBeVisible();
  await expect(listed(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('are offered on the pages of the services', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const offers: Record<string, string> = {
    '/residential-window-tinting': '/request-quote?service=residential#photos',
    '/auto-window-tinting': '#photos',
  };
  for (const [path, href] of Object.entries(offers).filter(([served]) => isServed(served))) {
    await page.goto(site.site + path);
    await page.getByRole('link', { name: 'Try it on your own window' }).click();
    await expect(page, path).toHaveURL(new RegExp(`${href.replace(/\?/, '\\?')}$`));
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    const label = page.getByText('Add photos of the glass (optional)');
    await expect(label).toBeInViewport({ ratio: 1 });
    const isCovered = await label.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + 1) !== element;
    });
    expect(isCovered, 'by the header').toBe(false);
    await expect(field(page)).toHaveAccessibleDescription(/press See film.* Nothing is sent until you press/);
  }
});

test('leave room for the whole form in its frame of 550 px, from tablets up', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const { frame, form } = await openFrame(page, site.site + framed);
  expect((await sizeOf(page)).height).toBe(550);
  await form.getByLabel('Name').fill('Maria Delgado');
  await expect(form.getByText('Kept in this browser tab')).toBeVisible();
  const button = await form.getByRole('button', { name: 'Request Quote' }).boundingBox();
  const box = await frame.boundingBox();
  expect((button?.y ?? NaN) + (button?.height ?? NaN)).toBeLessThan((box?.y ?? NaN) + (box?.height ?? NaN));
  const scrolls = await page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  expect(scrolls).toBe(false);
});

test('are given up if the connection breaks, and the request arrives without them', async ({ page }) => {
  let attempts = 0;
  await page.route('**/quotes', async (route) => {
    const isUpload = (await route.request().headerValue('Content-Type'))?.startsWith('multipart/');
    attempts += isUpload ? 1 : 0;
    await (isUpload ? route.abort('connectionreset') : route.continue());
  });
  await page.goto(`${site.site}/request-quote`);
  await fill(page);
  await field(page).setInputFiles([toFile('red.jpg')]);
  await expect(listed(page)).toHaveCount(1);
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  await expect(
    form(page).getByText('Your photos may not have arrived. Please text them to us to be sure.'),
  ).toBeVisible();
  expect(attempts).toBeGreaterThan(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are sent by the plain form once its fields are valid, and a file that is not a photo is named', async ({
    page,
  }) => {
    await page.goto(`${site.site}/request-quote`);
    await expect(page.getByText('press See film')).toBeHidden();
    await page
      .locator('form[name=quote]')
      .evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await field(page).setInputFiles([toFile('green.jpg')]);
    await page.getByRole('button', { name: 'Request Quote' }).click();
    await expect(page.getByRole('heading', { name: 'Almost there.' })).toBeVisible();
    await page.getByLabel('Name').fill('Ines');
    await page.getByLabel('Phone').fill('512.555.0190');
    await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com');
    await chooseService(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('Two skylights.');
    await field(page).setInputFiles([
      toFile('green.jpg'),
      {
        name: 'trick.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ]);
    await page.getByRole('button', { name: 'Request Quote' }).click();
    await expect(page.getByRole('heading', { name: 'We have your request.' })).toBeVisible();
    await expect(
      page.getByText('We have your request and 1 of your 2 photos. We could not read trick.jpg.'),
    ).toBeVisible();
    expect(storedPhotos()).toHaveLength(1);
  });
});
