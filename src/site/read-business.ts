import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { businessSchema, type Business } from '../schemas/business.ts';

/** Reads and checks `src/content/business.yaml` from the folder the command runs in; at build time only. */
export function readBusiness(path = 'src/content/business.yaml'): Business {
  const result = businessSchema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path}\n${z.prettifyError(result.error)}`);
  return result.data;
}
