import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { startSmtpServer } from '../support/smtp-server.ts';
import { serveSite } from '../support/serve-site.ts';
import { axeFaults } from './axe.ts';
import { framed, openFrame, sizeOf } from './quote-frame.ts';
import { fill, form, submit, success, untilHydrated } from './quote-page.ts';
import { expect, test, type Page } from './test.ts';

/* Photos with a request, in a build with QUOTE_DELIVERY=server, as tests/owner/other-shop.test.ts makes it. */
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
  if (!readFileSync('dist/request-quote.html', 'utf8').includes('name="photos"'))
    throw new Error('The form in dist takes no photos. Build first: QUOTE_DELIVERY=server npm run build');
  for (const color of ['green', 'blue']) photos.set(`${color}.jpg`, await phonePhoto(color));
  mailbox = await startSmtpServer();
  const settings = { QUOTES_DATA: data, SMTP_URL: mailbox.url, QUOTES_MAIL_TO: 'shop@example.com' };
  site = await serveSite(port, settings);
});

test.afterAll(() => {
  site.stop();
  mailbox.stop();
  rmSync(folder, { recursive: true });
});

const toFile = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: photos.get(name) ?? Buffer.alloc(0),
});
const field = (page: Page) => page.getByLabel('Add photos of the glass (optional)');

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
  const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('These are no pictures.') };
  await field(page).setInputFiles([toFile('blue.jpg'), notes, toFile('green.jpg')]);
  expect(await axeFaults(page)).toEqual([]);
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  await expect(
    form(page).getByText('We have your request and 2 of your 3 photos. We could not read notes.jpg.'),
  ).toBeVisible();
  expect(bodies[0]).toBeLessThan(2 * 400_000 + 3000);
  await expect(field(page)).toHaveValue('');

  const stored = storedPhotos();
  for (const photo of stored) {
    const { width, height, format, exif } = await sharp(photo).metadata();
    expect([width, height, format, exif]).toEqual([1067, 1600, 'jpeg', undefined]);
  }
  expect(stored).toHaveLength(2);
  await expect.poll(() => mailbox.emails.at(-1)?.text).toMatch(/image\/jpeg; name=photo-2\.jpg/);
  expect(mailbox.emails.at(-1)?.text).toContain('Photos: 2, attached');
});

test('leave room for the whole form in its frame of 550 px, from tablets up', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const { frame, form } = await openFrame(page, site.site + framed);
  const remedy = 'If you have added a field, write here how high the frame is now.';
  expect((await sizeOf(page)).height, remedy).toBe(550);
  await form.getByLabel('Name').fill('Maria Delgado');
  await expect(form.getByText('Kept in this browser tab')).toBeVisible();
  const button = await form.getByRole('button', { name: 'Request Quote' }).boundingBox();
  const box = await frame.boundingBox();
  expect((button?.y ?? NaN) + (button?.height ?? NaN)).toBeLessThan((box?.y ?? NaN) + (box?.height ?? NaN));
  const scrolls = await page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  expect(scrolls).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are sent by the plain form as its last field, because the server may read a form only up to them', async ({
    page,
  }) => {
    await page.goto(`${site.site}/request-quote`);
    await fill(page);
    // Other words than above, because the server stores the same words once.
    await page.getByRole('textbox', { name: 'Message' }).fill('Two skylights.');
    await field(page).setInputFiles([toFile('green.jpg')]);
    const names = await page
      .locator('form[name=quote] [name]')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('name')));
    expect(names.at(-1)).toBe('photos');
    await page.getByRole('button', { name: 'Request Quote' }).click();
    await expect(page.getByRole('heading', { name: 'We have your request.' })).toBeVisible();
    expect(storedPhotos()).toHaveLength(1);
  });
});
