import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import type { shrinkPhoto } from '../../../src/features/quote/photos/shrink-photo';
import { useProxy } from '../support/proxy';
import { form, submit } from '../support/quote';
import type { Visitor } from '../support/visitor';

const code = readdirSync('dist/_astro').find((name) => /^shrink-photo\..*\.js$/.test(name)) ?? '';

declare global {
  interface Window {
    shrinkPhoto?: typeof shrinkPhoto;
  }
}

/** Makes a photo small in the page; what becomes of it, or why not. */
async function shrinkInPage(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  if (!window.shrinkPhoto) return 'not loaded';
  try {
    const { photo, thumbnail } = await window.shrinkPhoto(new Blob([bytes]));
    const { width, height } = await createImageBitmap(photo);
    const text = new TextDecoder('latin1').decode(await photo.arrayBuffer());
    const { size, type } = photo;
    return { width, height, size, type, hasExif: text.includes('Phonemaker'), thumbnail: thumbnail.length };
  } catch {
    return 'unread';
  }
}

/** A photo is made small on the visitor's device. */
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
    /** Opens the page for the first of the tests that need it, one after the other. */
    const open = () => (visited ??= visit());
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const noisy = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#888', noise } });

    const plain = sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'teal' } });

    test.each(['jpeg', 'png', 'webp'] as const)('as a %s becomes a small JPEG', async (format) => {
      await open();
      // A PNG of noise would be 8 MB.
      const picture = format === 'png' ? plain : noisy;
      const small = await shrink(await picture.toFormat(format, { quality: 60 }).toBuffer());
      if (typeof small === 'string') throw new Error(small);
      const { type, width, height, size } = small;
      expect([type, width / height, width <= 1600, size <= 400_000]).toEqual(['image/jpeg', 2, true, true]);
    });

    test('that is stored sideways becomes upright, and loses its EXIF', async () => {
      await open();
      const lying = await noisy
        .resize(400)
        .withExif({ IFD0: { Make: 'Phonemaker' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      expect(lying.includes('Phonemaker')).toBe(true);
      expect(await shrink(lying)).toMatchObject({ width: 200, height: 400, hasExif: false });
    });

    test('that is not a photo is refused', async () => {
      await open();
      expect(await shrink(Buffer.from('These are no pictures.'))).toBe('unread');
    });

    test('is shown with a film on its pane, which lets its share of the light through', async () => {
      await visitor.visit('/request-quote', 'phone', inject('photoSite'));
      await visitor.find(submit);
      await visitor.hydrated(form);
      const gray = sharp({ create: { width: 800, height: 600, channels: 3, background: '#c8c8c8' } });
      await visitor.evaluate(
        (base64: string) => {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
          const files = new DataTransfer();
          files.items.add(new File([bytes], 'gray.jpg', { type: 'image/jpeg' }));
          const input = document.querySelector<HTMLInputElement>('#photos');
          if (!input) throw new Error('The form has no field for photos.');
          input.files = files.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        },
        (await gray.jpeg().toBuffer()).toString('base64'),
      );
      await visitor.sees('the photo', () => Boolean(document.querySelector('[aria-label=Photos] img')));
      await visitor.press('mouse', '[aria-label=Photos] button', 'See film');
      await visitor.sees('the pane', () => Boolean(document.querySelector('canvas')));
      const readLight = () => {
        const canvas = document.querySelector('canvas');
        const percent =
          [...document.querySelectorAll<HTMLInputElement>('input[type=range]')].at(-1)?.valueAsNumber ?? 0;
        const light = (x: number) => {
          const pixel =
            canvas?.getContext('2d')?.getImageData(x * canvas.width, canvas.height / 2, 1, 1).data[0] ?? 0;
          return ((pixel / 255 + 0.055) / 1.055) ** 2.4;
        };
        return light(0.3) / light(0.05) - percent / 100;
      };
      await expect.poll(async () => Math.abs(await visitor.evaluate(readLight))).toBeLessThan(0.01);
      await visitor.focus('[aria-label^="Corner, top left"]');
      const left = () => document.querySelector<HTMLElement>('[aria-label^="Corner, top left"]')?.style.left;
      const before = await visitor.evaluate(left);
      await visitor.driver.keys('ArrowRight');
      await expect.poll(() => visitor.evaluate(left)).not.toBe(before);
    });
  });
}
