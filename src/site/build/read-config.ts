import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { businessSchema } from '../../schemas/business.ts';
import { calculatorSchema } from '../../schemas/calculator.ts';
import { redirectsSchema } from '../../schemas/redirects.ts';
import { stateSchema } from '../../schemas/state.ts';
import { themeSchema } from '../../schemas/theme.ts';

/** Returns a function that reads and checks a file of the project at `root`. For build time only. */
const createReader =
  <Schema extends z.ZodType>(name: string, schema: Schema) =>
  (root = '.'): z.output<Schema> => {
    const path = join(root, `src/content/${name}.yaml`);
    const result = schema.safeParse(parse(readFileSync(path, 'utf8')));
    if (!result.success) throw new Error(`${path}\n${z.prettifyError(result.error)}`);
    return result.data;
  };

export const readBusiness = createReader('business', businessSchema);
export const readState = createReader('state', stateSchema);
export const readTheme = createReader('theme', themeSchema);
export const readRedirects = createReader('redirects', redirectsSchema);
export const readCalculator = createReader('calculator', calculatorSchema);

/** What `read` returns; undefined if the file has mistakes, which the content gate of a build reports later. */
export function ifValid<Data>(read: () => Data): Data | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
