import { z } from 'zod';
import { externalUrl, text, type ImageSchema } from '../shared.ts';
import { pageStart } from './parts.ts';

const work = z.strictObject({
  name: text(3, 80).describe('Name of the work.'),
  author: text(3, 120).describe('Who made it, as the license wants the name to be given.'),
  source: externalUrl.describe('Where it comes from.'),
  license: text(3, 40).describe('Its license, for example CC BY 4.0.'),
  terms: externalUrl.describe('Where the license can be read.'),
  change: text(10, 200).describe('What was changed.'),
});

/** The credits page, `src/content/pages/credits.yaml`. */
export function creditsSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return z.strictObject({
    ...pageStart(image),
    works: z
      .array(work)
      .max(40, { error: 'Give at most 40' })
      .default([])
      .describe('Works of others that the pictures are based on. Leave the list empty for none.'),
  });
}
