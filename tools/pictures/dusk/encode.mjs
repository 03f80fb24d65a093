// Rendered PNG files -> WebP masters.   node tools/pictures/dusk/encode.mjs RENDERED [src/assets/pictures]
// RENDERED holds <series>/<name>.png as render.py writes them; the same tree is laid in the target.
// crops.json names masters that are cut from a rendered picture; one with its own name is cut before it is kept.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Content takes no picture narrower than 1000 pixels; smaller crops and renders are enlarged. */
const LEAST = 1080;

const [from, to = 'src/assets/pictures'] = process.argv.slice(2);
if (!from) throw new Error('Name the folder with the rendered pictures');

const crops = JSON.parse(readFileSync(new URL('crops.json', import.meta.url), 'utf8'));
const rendered = readdirSync(from)
  .filter((series) => statSync(path.join(from, series)).isDirectory())
  .flatMap((series) => readdirSync(path.join(from, series)).map((file) => `${series}/${file}`))
  .flatMap((file) => (file.endsWith('.png') ? [file.replace('.png', '')] : []));

async function keep(name, source, crop) {
  const master = path.join(to, `${name}.webp`);
  mkdirSync(path.dirname(master), { recursive: true });
  const picture = sharp(path.join(from, `${source}.png`));
  const wide = (crop ?? (await picture.metadata())).width >= LEAST || name.startsWith('shade/');
  const cut = crop ? picture.extract(crop) : picture;
  const { size, width, height } = await (wide ? cut : cut.resize({ width: LEAST }))
    .webp({ quality: 84, effort: 6 })
    .toFile(master);
  console.info(`${master} ${width}x${height} ${Math.round(size / 1024)} KiB`);
}

for (const name of rendered) await keep(name, name, crops[name]);
for (const [name, { from: source, ...crop }] of Object.entries(crops))
  if (name !== source && existsSync(path.join(from, `${source}.png`))) await keep(name, source, crop);
