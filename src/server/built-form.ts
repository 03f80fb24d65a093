import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFormSchema, type BuiltForm } from '../features/quote/rules/built-form.ts';

/** Reads `/quote-form.json` of the build in the folder `site`. */
export const readBuiltForm = async (site: string): Promise<BuiltForm> =>
  builtFormSchema.parse(JSON.parse(await readFile(join(site, 'quote-form.json'), 'utf8')));
