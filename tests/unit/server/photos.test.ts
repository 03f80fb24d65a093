import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { toPhotoNote } from '@/features/quote/rules/photos';
import { openDatabase } from '../../../src/server/database';
import { reEncodePhoto } from '../../../src/server/photos/re-encode';
import { readUpload } from '../../../src/server/photos/read-upload';
import { readPhotos } from '../../../src/server/photos/store';
import { createBatchWriter } from '../../../src/server/quote-store';
import { toNewRequest } from './quote-app';

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

describe('a re-encoded photo', () => {
  const plain = sharp({ create: { width: 1800, height: 1350, channels: 3, background: '#888' } });
  it.each([
    ['jpeg', noise(1800, 1350)],
    ['webp', plain],
  ] as const)('is a JPEG of at most 1,600 px and 400 kB, from a %s', async (format, picture) => {
    const photo = await reEncodePhoto(await picture.toFormat(format).toBuffer());
    expect(photo?.length).toBeLessThanOrEqual(400_000);
    const { format: written, width } = await sharp(photo).metadata();
    expect([written, width]).toEqual(['jpeg', expect.any(Number)]);
    expect(width).toBeLessThanOrEqual(1600);
  });

  it('is upright, without EXIF, and white where it was transparent', async () => {
    const exif = { IFD0: { Make: 'Phonemaker' }, IFD3: { GPSLatitude: '30/1 20/1 0/1' } };
    const sideways = await noise(600, 300).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(sideways.includes('Phonemaker')).toBe(true);
    const photo = Buffer.from((await reEncodePhoto(sideways)) ?? '');
    const { width, height, exif: exifLeft } = await sharp(photo).metadata();
    expect([width, height, exifLeft, photo.includes('Phonemaker')]).toEqual([300, 600, undefined, false]);
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { channels } = await sharp(await reEncodePhoto(clear)).stats();
    expect(channels.every(({ min }) => min > 250)).toBe(true);
  });

  it('has nothing that followed the picture in its file', async () => {
    const jpeg = await noise(600, 400).jpeg().toBuffer();
    const photo = await reEncodePhoto(Buffer.concat([jpeg, Buffer.from('<script>PK\x03\x04</script>')]));
    expect(Buffer.from(photo ?? '').includes('script')).toBe(false);
    expect(photo?.length).toBeGreaterThan(1000);
  });
});

describe('a form with photos', () => {
  const read = (
    form: FormData,
    reEncode = (photo: Uint8Array) => Promise.resolve<Uint8Array | undefined>(photo),
  ) => readUpload(new Request('http://shop.example/quotes', { method: 'POST', body: form }), reEncode);
  const toForm = (files: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[]) => {
    const form = new FormData();
    form.append('name', 'Maria');
    for (const [name, bytes] of files) form.append('photos', new Blob([bytes]), name);
    form.append('message', 'Six windows.');
    return form;
  };

  it('yields its texts and at most six photos, and counts all photos', async () => {
    const files = Array.from({ length: 8 }, (_, n) => [`${n}.jpg`, new Uint8Array([n])] as const);
    const { values, photos, sentPhotos, rejectedFiles } = await read(toForm(files));
    expect(values).toEqual({ name: 'Maria', message: 'Six windows.' });
    expect(photos?.map(([first]) => first)).toEqual([0, 1, 2, 3, 4, 5]);
    expect([sentPhotos, rejectedFiles]).toEqual([8, []]);
  });

  it('goes on after a photo of more than 10 MB, one that cannot be read, and an empty field', async () => {
    const form = toForm([
      ['huge.jpg', new Uint8Array(10_000_001)],
      ['bad.jpg', new Uint8Array([1])],
      ['', new Uint8Array()],
      ['good.jpg', new Uint8Array([2])],
    ]);
    const { values, photos, sentPhotos, rejectedFiles } = await read(form, (photo) =>
      Promise.resolve(photo[0] === 1 ? undefined : photo),
    );
    expect(values.message).toBe('Six windows.');
    expect(photos?.map(([first]) => first)).toEqual([2]);
    expect([sentPhotos, rejectedFiles]).toEqual([3, ['huge.jpg (over 10 MB)', 'bad.jpg']]);
  });
});

describe('photos in the store', () => {
  const photo = (n: number, size = 10) => new Uint8Array(size).fill(n);
  const open = (limit?: number) => {
    const database = openDatabase(':memory:');
    const write = createBatchWriter(database, ['mail'], Date.now, limit);
    const send = (photos: Uint8Array[], words = {}) => {
      const [result] = write([toNewRequest(words, { photos })]);
      return result ?? { id: '', isNew: false, photos: 0 };
    };
    const revision = () => database.prepare('SELECT revision FROM quotes').get()?.revision;
    return { database, send, revision };
  };

  it('come with the request, in order, and each once however often it is sent', () => {
    const { database, send, revision } = open();
    const { id, photos } = send([photo(1), photo(2)]);
    expect(photos).toBe(2);
    expect(send([photo(1), photo(2)])).toEqual({ id, isNew: false, photos: 2 });
    expect(readPhotos(database, id)).toEqual([photo(1), photo(2)]);
    expect(revision()).toBe(0);
  });

  it('stay when the words are sent again without them, and the shop is told about more', () => {
    const { database, send, revision } = open();
    const { id } = send([photo(1)]);
    database.exec("UPDATE outbox SET state = 'sent'");
    send([]);
    expect(database.prepare('SELECT state FROM outbox').get()?.state).toBe('sent');
    send([photo(2)]);
    expect([readPhotos(database, id).length, revision()]).toEqual([2, 1]);
    expect(database.prepare('SELECT state FROM outbox').get()?.state).toBe('waiting');
    send([], { message: 'Other words' });
    expect(readPhotos(database, id)).toHaveLength(2);
  });

  it('are at most six, and stay within the limit for all', () => {
    const six = open();
    expect(six.send([1, 2, 3, 4, 5, 6, 7].map((n) => photo(n))).photos).toBe(6);
    const { database, send } = open(25);
    const { id, photos, isNew } = send([photo(1), photo(2), photo(3)]);
    expect([photos, isNew, readPhotos(database, id).length]).toEqual([2, true, 2]);
  });
});

it.each([
  [1, 1, 'We have your photo.'],
  [2, 2, 'We have your two photos.'],
  [7, 6, 'We have your request and 6 of your 7 photos. Please text the rest to (512) 555-0142.'],
  [2, 0, 'We have your request, but none of your photos. Please text them to (512) 555-0142.'],
])('of %i photos, %i arrived: "%s"', (sent, stored, text) => {
  expect(toPhotoNote(sent, stored, [], '(512) 555-0142')).toBe(text);
});
