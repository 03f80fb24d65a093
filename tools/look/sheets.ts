import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** A picture of a page at a width: its file without the ending, and the share of it that changed, 0 to 1. */
export interface Picture {
  path: string;
  width: number;
  name: string;
  changed: number;
}

const tile = { width: 280, height: 900, gap: 12 };
const columns = 8;

/** Writes one sheet with the pages of a width side by side, each from its top and small. */
export async function writeSheet(width: number, pictures: readonly Picture[]): Promise<void> {
  const tiles = await Promise.all(
    pictures.map(async ({ name }, index) => {
      const small = await sharp(`look/now/${name}.png`).resize({ width: tile.width }).toBuffer();
      const { height } = await sharp(small).metadata();
      const top = { left: 0, top: 0, width: tile.width, height: Math.min(height, tile.height) };
      const input = await sharp(small).extract(top).toBuffer();
      return {
        input,
        left: tile.gap + (index % columns) * (tile.width + tile.gap),
        top: tile.gap + Math.floor(index / columns) * (tile.height + tile.gap),
      };
    }),
  );
  const across = Math.min(columns, pictures.length);
  const down = Math.ceil(pictures.length / columns);
  await sharp({
    create: {
      width: tile.gap + across * (tile.width + tile.gap),
      height: tile.gap + down * (tile.height + tile.gap),
      channels: 3,
      background: '#888',
    },
  })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile(`look/${width}.webp`);
}

/** Writes the page that shows all pictures, those that changed most first, with their differences. */
export function writeIndex(pictures: readonly Picture[]): void {
  const rows = pictures
    .toSorted((a, b) => b.changed - a.changed)
    .map(({ path, width, name, changed }) => {
      const share = changed > 0 ? `, ${(changed * 100).toFixed(2)}% differs` : '';
      const shown = changed > 0 && changed < 1 ? 'differences' : 'now';
      return `<figure><a href="${shown}/${name}.png"><img loading="lazy" width="240" alt="" src="${shown}/${name}.png"></a><figcaption>${path}, ${width} px${share}</figcaption></figure>`;
    });
  const style =
    'body{display:flex;flex-wrap:wrap;gap:12px;font:14px sans-serif}figure{margin:0;width:240px}a{display:block;height:480px;overflow:hidden}';
  writeFileSync(
    'look/index.html',
    `<!doctype html><meta charset="utf-8"><title>Every page</title><style>${style}</style>${rows.join('\n')}`,
  );
}
