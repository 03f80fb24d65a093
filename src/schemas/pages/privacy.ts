import { z } from 'zod';
import { type ImageSchema } from '../shared.ts';
import { pageStart, section } from './parts.ts';

/** The privacy page, `src/content/pages/privacy.yaml`. */
export function privacySchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return z.strictObject({
    ...pageStart(image),
    sections: z
      .array(section)
      .min(2, { error: 'Write at least 2 sections' })
      .max(12, { error: 'Write at most 12 sections' })
      .describe('The sections, each with a heading and a paragraph.'),
  });
}
