// Rendered PNG files -> WebP masters.   node tools/pictures/dusk/encode.mjs RENDERED [src/assets/pictures] [84]
// RENDERED holds <series>/<name>.png as render.py writes them; the same tree is laid in the target. The last number is the quality.
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const [from, to = 'src/assets/pictures', quality = '84'] = process.argv.slice(2);
if (!from) throw new Error('Name the folder with the rendered pictures');

const rendered = readdirSync(from)
  .filter((series) => statSync(path.join(from, series)).isDirectory())
  .flatMap((series) => readdirSync(path.join(from, series)).map((file) => `${series}/${file}`))
  .flatMap((file) => (file.endsWith('.png') ? [file.replace('.png', '')] : []));

for (const name of rendered) {
  const master = path.join(to, `${name}.webp`);
  mkdirSync(path.dirname(master), { recursive: true });
  const picture = sharp(path.join(from, `${name}.png`)).webp({ quality: Number(quality), effort: 6 });
  const { size, width, height } = await picture.toFile(master);
  console.info(`${master} ${width}x${height} ${Math.round(size / 1024)} KiB`);
}
