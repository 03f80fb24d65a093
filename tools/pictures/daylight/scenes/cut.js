/** node tools/pictures/daylight/scenes/cut.js: cuts the panes of the home page, their strips and the shade scene from the panorama. */
import { resolve } from 'node:path';
import sharp from 'sharp';

const masters = resolve(import.meta.dirname, '../../../../src/assets/pictures');
const out = resolve(process.env.PICTURES_OUT ?? masters);

/** File, then left, top, width and height in the panorama of 2400 x 1080. */
const cuts = [
  ['heroes/pane-business', 0, 0, 800, 1080],
  ['heroes/pane-home', 800, 0, 800, 1080],
  ['heroes/pane-vehicle', 1600, 0, 800, 1080],
  ['heroes/low-business', 0, 551, 800, 260],
  ['heroes/low-home', 800, 691, 800, 260],
  ['heroes/low-vehicle', 1600, 735, 800, 260],
  ['guides/shade-scene', 1400, 405, 1000, 575],
];

const panorama = await sharp(resolve(masters, 'heroes/hill-country.webp')).toBuffer();
for (const [file, left, top, width, height] of cuts) {
  const info = await sharp(panorama)
    .extract({ left, top, width, height })
    .webp({ quality: 80, effort: 6 })
    .toFile(resolve(out, `${file}.webp`));
  console.info(file, `${Math.round(info.size / 1024)} KB`);
}
