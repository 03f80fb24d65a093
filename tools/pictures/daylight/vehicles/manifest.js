/* node tools/pictures/daylight/vehicles/manifest.js: writes this series' rows into the pictures manifest. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { plates } from './plates/index.js';

const script = 'daylight/vehicles/render.js';
const file = resolve(import.meta.dirname, '../../manifest.json');
const old = await readFile(file, 'utf8').catch(() => '[]');
const own = Object.entries(plates).map(([name, { seed, alt }]) => ({
  file: `${name}.webp`,
  script,
  scene: name.split('/')[1],
  seed,
  width: 1600,
  height: 1200,
  alt,
}));
const rows = [...JSON.parse(old).filter((row) => !row.script.startsWith('daylight/vehicles/')), ...own].sort(
  (a, b) => (a.file < b.file ? -1 : 1),
);
await writeFile(file, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
