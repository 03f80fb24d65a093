import { z } from 'zod';
import { picture, text, type ImageSchema } from '../shared.ts';
import { unlistedMeta } from './parts.ts';

/** Texts for paths without a page, `src/content/pages/not-found.yaml`. */
export const notFoundSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    page: unlistedMeta
      .extend({
        text: text(6, 60).describe('The text under the big 404.'),
        picture: picture(image).describe('The picture beside it.'),
      })
      .describe('The page for any other path that does not exist.'),
    location: unlistedMeta
      .extend({
        heading: text(6, 60).describe('The big heading.'),
        text: text(20, 260).describe('The text under it.'),
      })
      .describe('The page for a location that is not listed.'),
  });
