import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { namedPaths } from './sample';

/** Where the picture stands on a card, in pixels. */
const PICTURE = { left: 690, top: 0, width: 510, height: 630 };

async function readCut(name: string) {
  const half = await sharp(`dist/social/${name}`).extract(PICTURE).toBuffer();
  return { name, cut: await sharp(half).resize(17, 21).raw().toBuffer() };
}

/** Mean difference of two pictures of one size, 0 to 255. */
const differ = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

it('no two pages show the same part of a picture when they are shared', async () => {
  // A shop may take a picture twice for an article or a town of its own.
  const named = new Set(namedPaths.map((path) => `${path.slice(1).replaceAll('/', '-')}.jpg`));
  const names = readdirSync('dist/social').filter(
    (name) => !/^(?:blog|locations)-/.test(name) || named.has(name),
  );
  const cards = await Promise.all(names.map(readCut));
  expect(cards.length).toBeGreaterThan(20);
  const same = cards.flatMap(({ name, cut }, at) =>
    cards.slice(0, at).flatMap((other) => (differ(cut, other.cut) < 5 ? [`${name} = ${other.name}`] : [])),
  );
  expect(same).toEqual([]);
});
