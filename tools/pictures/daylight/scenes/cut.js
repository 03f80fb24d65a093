/** node tools/pictures/daylight/scenes/cut.js: cuts pictures out of others. */
import { resolve } from 'node:path';
import sharp from 'sharp';

const masters = resolve(import.meta.dirname, '../../../../src/assets/pictures');
const out = resolve(process.env.PICTURES_OUT ?? masters);

/** File, then the picture it is cut from, left, top, width and height in it. */
const cuts = [
  ['heroes/pane-home', 'heroes/hill-country', 800, 0, 800, 1080],
  ['heroes/low-business', 'heroes/pane-business', 0, 684, 800, 260],
  ['heroes/low-home', 'heroes/hill-country', 800, 691, 800, 260],
];

const named = process.argv.slice(2);
for (const [file, from, left, top, width, height] of cuts) {
  if (named.length > 0 && !named.includes(file)) continue;
  const picture = sharp(resolve(masters, `${from}.webp`)).extract({ left, top, width, height });
  const info = await picture.webp({ quality: 80, effort: 6 }).toFile(resolve(out, `${file}.webp`));
  console.info(file, `${Math.round(info.size / 1024)} KB`);
}
