import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { startQuoteServer, answer } from '../../support/quote-server';
import { atEnd } from '../../support/at-end';
import { serveSite, typed } from './serve';

const noise = (width: number, height: number) => {
  const type = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: type } });
};
const toBlob = async (picture: Sharp, ...after: string[]) =>
  new Blob([new Uint8Array(await picture.toBuffer()), ...after]);
const small = (background: string) =>
  toBlob(sharp({ create: { width: 9, height: 9, channels: 3, background } }).png());

/** A site, and the photos that it has stored. */
async function serve(options: Parameters<typeof serveSite>[0] = {}) {
  const site = await serveSite(options);
  const stored = () =>
    site.rows('SELECT data FROM photos ORDER BY rowid').map(({ data }) => Buffer.from(data as Uint8Array));
  return { ...site, stored };
}

describe('a photo with a request', () => {
  it('is stored as a JPEG of at most 1,600 px and 400 kB', async () => {
    const { upload, stored } = await serve();
    const { json } = await upload([await toBlob(noise(1800, 1350).webp())]);
    expect(json.note).toMatch(/^We have your photo\./);
    expect(stored()[0]?.length).toBeLessThanOrEqual(400_000);
    const { format, width } = await sharp(stored()[0]).metadata();
    expect([format, width <= 1600]).toEqual(['jpeg', true]);
  });

  it('is upright, and loses its EXIF, what followed it in its file, and its transparency', async () => {
    const { upload, stored } = await serve();
    const exif = { IFD0: { Make: 'Phonemaker' }, IFD3: { GPSLatitude: '30/1 20/1 0/1' } };
    const sideways = noise(600, 300).withExif(exif).withMetadata({ orientation: 6 }).jpeg();
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } }).png();
    await upload([await toBlob(sideways, '<script>PK\x03\x04</script>'), await toBlob(clear)]);
    const [first = Buffer.alloc(0), second] = stored();
    const { width, height, exif: left } = await sharp(first).metadata();
    expect([width, height, left]).toEqual([300, 600, undefined]);
    expect(first.toString('latin1')).not.toMatch(/Phonemaker|script/);
    expect((await sharp(second).stats()).channels.every(({ min }) => min > 250)).toBe(true);
  });

  it('is one of six at most, and those that cannot be kept are named', async () => {
    const { upload, stored, quotes } = await serve();
    const good = await Promise.all(['red', 'blue', 'lime', 'teal', 'navy', 'gray', 'pink'].map(small));
    const { status, json } = await upload([
      new Blob(['no photo']),
      new Blob([new Uint8Array(1e7 + 1)]),
      ...good,
    ]);
    expect([status, quotes(), stored().length]).toEqual([201, [typed], 6]);
    expect(json.note).toContain('We have your request and 6 of your 9 photos. We could not read');
    expect(json.note).toContain(
      'photo-1.jpg, photo-2.jpg (over 10 MB). Please text the rest to (512) 555-0142.',
    );
  });

  it('is stored once however often it is sent, and the shop is told about more', async () => {
    const webhook = await startQuoteServer(answer(200, ''));
    atEnd(webhook.stop);
    const { upload, stored, rows } = await serve({ webhook: webhook.url });
    const [red, blue] = [await small('red'), await small('blue')];
    for (const photos of [[red], [red, red], []]) await upload(photos);
    await expect.poll(() => webhook.received.length).toBe(1);
    await upload([blue]);
    await expect.poll(() => webhook.received.length).toBe(2);
    expect([rows().length, stored().length]).toEqual([1, 2]);
  });

  it('is left out, and the visitor told, when the room for photos is used up', async () => {
    const { upload, stored, rows, health } = await serve({ photoMegabytes: 1 });
    const { id } = (await upload([])).json;
    rows(`INSERT INTO photos VALUES ('${String(id)}', 'hash', zeroblob(999999)) RETURNING 1`);
    const { status, json } = await upload([await small('red')]);
    expect([status, stored().length]).toEqual([200, 1]);
    expect(json.note).toContain('We have your request, but not your photo.');
    expect(await health()).toMatchObject({ ok: false, photos: 'full' });
  });
});
