import { z } from 'zod';
import type { ImageSchema } from '../shared.ts';
import { pageStart, section } from './parts.ts';

/** The gallery page, `src/content/pages/automotive-gallery.yaml`; in it {count} is the number of pictures in `galleries/gallery.yaml`. */
export function galleryPageSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return z.strictObject({
    ...pageStart(image),
    closing: section.describe('The band under the pictures, beside the buttons to book and to call.'),
  });
}
