import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { businessSchema, type Business } from '../../schemas/business.ts';
import { calculatorSchema, type Calculator } from '../../schemas/calculator.ts';
import { redirectsSchema, type Redirects } from '../../schemas/redirects.ts';
import { stateSchema, type State } from '../../schemas/state.ts';
import { themeSchema, type Theme } from '../../schemas/theme.ts';

function readChecked<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path}\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Reads and checks `src/content/business.yaml` from the folder the command runs in; at build time only. */
export function readBusiness(path = 'src/content/business.yaml'): Business {
  return readChecked(path, businessSchema);
}

/** Reads and checks `src/content/state.yaml` from the folder the command runs in; at build time only. */
export function readState(path = 'src/content/state.yaml'): State {
  return readChecked(path, stateSchema);
}

/** Reads and checks `src/content/theme.yaml` from the folder the command runs in; at build time only. */
export function readTheme(path = 'src/content/theme.yaml'): Theme {
  return readChecked(path, themeSchema);
}

/** Reads and checks `src/content/redirects.yaml` from the folder the command runs in; at build time only. */
export function readRedirects(path = 'src/content/redirects.yaml'): Redirects {
  return readChecked(path, redirectsSchema);
}

/** Reads and checks `src/content/calculator.yaml` from the folder the command runs in; at build time only. */
export function readCalculator(path = 'src/content/calculator.yaml'): Calculator {
  return readChecked(path, calculatorSchema);
}
