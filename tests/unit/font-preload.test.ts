import { expect, it } from 'vitest';
import { fontPreload } from '../../src/layouts/font-preload';

it('a typeface with a file for each weight has its bold text on the first page, too', () => {
  const file = (weight: string, url: string) => ({ weight, src: [{ url }] });
  const script = fontPreload([
    [file('400 700', '/headings.woff2'), file('400 700', '/headings-extra.woff2')],
    [
      file('400', '/text.woff2'),
      file('400', '/text-extra.woff2'),
      file('600', '/bold.woff2'),
      file('700', '/bolder.woff2'),
    ],
  ]);
  expect(script.match(/(?<=href=")[^"]*/g)).toEqual(['/headings.woff2', '/text.woff2', '/bold.woff2']);
  expect(fontPreload([[file('700', '/only.woff2')]])).toContain('/only.woff2');
});
