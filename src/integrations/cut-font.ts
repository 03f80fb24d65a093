import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const folder = path.resolve('node_modules/.cache/fonts');
const features = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'lnum', 'tnum'];

/**
 * Cuts a font of a package down to the characters of `text` and a range of weights, and returns the path of
 * the WOFF2 file. The file is named after its content and written whole. Throws if the package has no such file.
 */
export async function cutFont(
  file: string,
  text: string,
  weights: { min: number; max: number },
): Promise<string> {
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  const options = {
    targetFormat: 'woff2' as const,
    ...(weights.min < weights.max && { variationAxes: { wght: weights } }),
    keepFeatures: features,
    noHinting: true,
  };
  const cut = await subsetFont(whole, text, options);
  const name = createHash('sha256').update(cut).digest('hex').slice(0, 16);
  const to = path.join(folder, `${path.basename(file, '.woff2')}-${name}.woff2`);
  const writing = `${to}.${String(process.pid)}`;
  await mkdir(folder, { recursive: true });
  await writeFile(writing, cut);
  await rename(writing, to);
  return to;
}
