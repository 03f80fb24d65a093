/** node tools/pictures/daylight/scenes/cut.js: cuts pictures out of others, and looks through film of five shades into the wagon. */
import { resolve } from 'node:path';
import sharp from 'sharp';

const masters = resolve(import.meta.dirname, '../../../../src/assets/pictures');
const out = resolve(process.env.PICTURES_OUT ?? masters);
const pane = ['cars/wagon-bare', 512, 202, 386, 218];

/** File, then the picture it is cut from, left, top, width and height in it, and the film before it. */
const cuts = [
  ['heroes/pane-home', 'heroes/hill-country', 800, 0, 800, 1080],
  ['heroes/pane-vehicle', 'heroes/hill-country', 1600, 0, 800, 1080],
  ['heroes/low-business', 'heroes/pane-business', 0, 684, 800, 260],
  ['heroes/low-home', 'heroes/hill-country', 800, 691, 800, 260],
  ['heroes/low-vehicle', 'heroes/hill-country', 1600, 735, 800, 260],
  ...[70, 50, 35, 20, 15].map((vlt) => [`shade/pane-${vlt}`, ...pane, vlt]),
];

const toLight = (value) => (value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 3294.6);
const toValue = (light) => 255 * (light > 0.0031 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light);

const named = process.argv.slice(2);
for (const [file, from, left, top, width, height, vlt] of cuts) {
  if (named.length > 0 && !named.includes(file)) continue;
  let picture = sharp(resolve(masters, `${from}.webp`)).extract({ left, top, width, height });
  if (vlt) {
    const { data, info } = await picture
      .resize({ width: 640, height: 362 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const seen = data.map((value) => Math.round(toValue((toLight(value) * vlt) / 100)));
    picture = sharp(seen, { raw: { width: info.width, height: info.height, channels: 3 } });
  }
  const info = await picture.webp({ quality: 80, effort: 6 }).toFile(resolve(out, `${file}.webp`));
  console.info(file, `${Math.round(info.size / 1024)} KB`);
}
