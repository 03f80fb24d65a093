import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { medianTime, serveSite, typed } from './serve';

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
  it('is stored as a JPEG of at most 1,600 px, and delays no page', async () => {
    const { upload, stored, ask } = await serve();
    const uploads = Promise.all([upload([await toBlob(noise(2400, 1800).webp())])]);
    expect(await medianTime(() => ask('/about'))).toBeLessThan(300);
    const [sent] = await uploads;
    expect(sent.json.note).toMatch(/^We have your photo\./);
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
    const { upload, stored, rows } = await serve();
    const colors = ['red', 'blue', 'lime', 'teal', 'navy', 'gray', 'pink'];
    const heic = new Blob(['\0\0\0\x18ftypheic']);
    const { status, json } = await upload([heic, ...(await Promise.all(colors.map(small)))]);
    expect([status, rows().length, stored().length]).toEqual([201, 1, 5]);
    expect(json.note).toContain(
      'We have your request and 5 of your 8 photos. We could not read photo-1.jpg. Please text the rest to (512) 555-0142.',
    );
  });

  it('is stored once however often it is sent, and one that comes later is asked for by text message', async () => {
    const { upload, stored, rows } = await serve();
    const photo = await small('red');
    for (const photos of [[photo, photo], [photo], []]) await upload(photos);
    expect([rows().length, stored().length]).toEqual([1, 1]);
    const other = { ...typed, message: 'Another house.' };
    await upload([], other);
    const { status, json } = await upload([photo], other);
    expect([status, json.note]).toEqual([200, expect.stringContaining('but not your photo. Please text it')]);
  });

  it('is left out, and the visitor told, when the room for photos is used up', async () => {
    const { upload, stored } = await serve({ photoMegabytes: 0 });
    const { status, json } = await upload([await small('red')]);
    expect([status, stored().length]).toEqual([201, 0]);
    expect(json.note).toContain('We have your request, but not your photo.');
  });
});
