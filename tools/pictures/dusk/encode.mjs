// Rendered PNG files -> WebP masters.   node tools/pictures/dusk/encode.mjs RENDERED [src/assets/pictures]
// RENDERED holds <series>/<name>.png as render.py writes them; the same tree is laid in the target.
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const [from, to = 'src/assets/pictures'] = process.argv.slice(2);
if (!from) throw new Error('Name the folder with the rendered pictures');

for (const series of readdirSync(from)) {
  if (!statSync(path.join(from, series)).isDirectory()) continue;
  mkdirSync(path.join(to, series), { recursive: true });
  for (const file of readdirSync(path.join(from, series)).filter((name) => name.endsWith('.png'))) {
    const master = path.join(to, series, file.replace('.png', '.webp'));
    const { size, width, height } = await sharp(path.join(from, series, file))
      .webp({ quality: 84, effort: 6 })
      .toFile(master);
    console.log(`${master} ${width}x${height} ${Math.round(size / 1024)} KiB`);
  }
}
