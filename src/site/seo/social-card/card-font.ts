import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFiles, readFonts } from '../../theme/fonts.ts';

const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The typeface of headings at weight 600, as pictures for sharing are drawn with it: one that is installed as such, else cut from the site's own. */
export async function cardLetters(): Promise<Buffer> {
  const { headings } = readFonts();
  const fixed = headings.package.replace('-variable/', '/');
  const id = fixed.split('/').at(-1) ?? '';
  const whole = join('node_modules', fixed, 'files', `${id}-latin-600-normal.woff`);
  if (existsSync(whole)) return readFileSync(whole);
  const files = fontFiles(headings);
  const [first] = files;
  const { file, weights } = files.find((one) => one.weights.min === 600) ??
    first ?? { file: '', weights: undefined };
  const isVariable = weights && weights.min < weights.max;
  const weight = weights && Math.min(Math.max(600, weights.min), weights.max);
  return subsetFont(readFileSync(join('node_modules', file)), `${latin}·–—‘’“”…`, {
    targetFormat: 'sfnt',
    ...(isVariable && weight && { variationAxes: { wght: weight } }),
  });
}
