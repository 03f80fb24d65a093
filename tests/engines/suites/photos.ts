import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { shrinkPhoto } from '../../../src/features/quote/photos/shrink-photo';
import { useProxy } from '../support/proxy';
import type { Visitor } from '../support/visitor';

const code = readdirSync('dist/_astro').find((name) => /^shrink-photo\..*\.js$/.test(name)) ?? '';

declare global {
  interface Window {
    shrinkPhoto?: typeof shrinkPhoto;
  }
}

/** Shrinks a photo in the page, and describes the result. */
async function shrinkInPage(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (!window.shrinkPhoto) return 'not loaded';
  const { photo } = await window.shrinkPhoto(new Blob([bytes]));
  const { width, height } = await createImageBitmap(photo);
  const text = new TextDecoder('latin1').decode(await photo.arrayBuffer());
  const { size, type } = photo;
  return { width, height, size, type, hasExif: text.includes('Phonemaker') };
}

/** How a photo is shrunk on the visitor's device. */
export function testPhotos(visitor: Visitor) {
  describe('a photo for the form', () => {
    const shrink = (bytes: Buffer) => visitor.evaluate(shrinkInPage, bytes.toString('base64'));
    const load = `<script type="module">import { shrinkPhoto } from '/_astro/${code}'; Object.assign(window, { shrinkPhoto });</script>`;
    const site = useProxy({
      rewrite: (text) => text.replace(/<meta http-equiv="content-security-policy"[^>]*>/, load),
    });
    const visit = async () => {
      await visitor.visit('/about', 'phone', site());
      await visitor.sees('the code', () => Boolean(window.shrinkPhoto));
    };
    let visited: Promise<void> | undefined;
    /** Opens the page once for all tests that need it. */
    const open = () => (visited ??= visit());
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const noisy = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#888', noise } });

    test('becomes a small JPEG', async () => {
      await open();
      const small = await shrink(await noisy.webp({ quality: 60 }).toBuffer());
      if (typeof small === 'string') throw new Error(small);
      const { type, width, height, size } = small;
      expect([type, width / height, width <= 1600, size <= 400_000]).toEqual(['image/jpeg', 2, true, true]);
    });

    test('becomes upright if it is stored sideways, and loses its EXIF', async () => {
      await open();
      const sideways = await noisy
        .resize(400)
        .withExif({ IFD0: { Make: 'Phonemaker' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      expect(sideways.includes('Phonemaker')).toBe(true);
      expect(await shrink(sideways)).toMatchObject({ width: 200, height: 400, hasExif: false });
    });
  });
}
