import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFormSchema, type BuiltForm } from '../features/quote/rules/built-form.ts';

let last: { text: string; form: BuiltForm } | undefined;

/** Reads `/quote-form.json` of the build in the folder `site`; undefined while there is none. */
export function readBuiltForm(site: string): BuiltForm | undefined {
  try {
    const text = readFileSync(join(site, 'quote-form.json'), 'utf8');
    if (text !== last?.text) last = { text, form: builtFormSchema.parse(JSON.parse(text)) };
    return last.form;
  } catch {
    return undefined;
  }
}
