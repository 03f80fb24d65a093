import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFormSchema, type BuiltForm } from '../features/quote/rules/built-form.ts';

/** Reads `/quote-form.json` of the build in the folder `site`; undefined while there is none. */
export function readBuiltForm(site: string): BuiltForm | undefined {
  try {
    return builtFormSchema.parse(JSON.parse(readFileSync(join(site, 'quote-form.json'), 'utf8')));
  } catch {
    return undefined;
  }
}
