import { z } from 'zod';
import { picture, text, type ImageSchema } from '../shared.ts';
import { searchWords } from './parts.ts';

/** What visitors read at paths that lead nowhere, `src/content/pages/not-found.yaml`. */
export const notFoundSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    page: searchWords
      .extend({
        text: text(6, 60).describe('The words under the big 404.'),
        picture: picture(image).describe('The picture beside them.'),
      })
      .describe('A page that does not exist.'),
    location: searchWords
      .extend({
        heading: text(6, 60).describe('The big heading.'),
        text: text(20, 260).describe('The lines under it.'),
      })
      .describe('A location that is not listed.'),
  });
