import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { fontPreload } from '../../src/layouts/font-preload';

const typeface = (url: string) => [{ src: [{ url }] }, { src: [{ url: '/latin.woff2' }] }];

/** What is added to a page on a connection. */
function addedOn(connection?: { saveData?: boolean; rtt?: number }): string {
  const added: string[] = [];
  const document = { head: { insertAdjacentHTML: (_: string, html: string) => added.push(html) } };
  const code = fontPreload([typeface('/a.woff2'), typeface('/b.woff2')]);
  runInNewContext(code, { navigator: { connection }, document });
  return added.join('');
}

it.each([undefined, { rtt: 100 }])(
  'the first file of each typeface is preloaded on the connection %j',
  (connection) => {
    expect(addedOn(connection).match(/(?<=href=")[^"]*/g)).toEqual(['/a.woff2', '/b.woff2']);
  },
);

it.each([{ saveData: true, rtt: 50 }, { rtt: 150 }])(
  'nothing is preloaded on the connection %j',
  (connection) => {
    expect(addedOn(connection)).toBe('');
  },
);

it.each([[[undefined]], [[[]]], [[[{ src: [] }]]]])(
  'a typeface without a file stops the build: %j',
  (typefaces) => {
    expect(() => fontPreload(typefaces)).toThrow('no file');
  },
);
