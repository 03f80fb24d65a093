import { z } from 'zod';
import { group, picture, text, type ImageSchema } from '../shared.ts';
import { unlistedMeta } from './parts.ts';

/** Texts for paths without a page, `src/content/pages/not-found.yaml`. */
export const notFoundSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    page: group('The page for any other path that does not exist.', {
      ...unlistedMeta.shape,
      text: text(6, 60).describe('The text under the big 404.'),
      picture: picture(image).describe('The picture beside it.'),
    }),
    location: group('The page for a location that is not listed.', {
      ...unlistedMeta.shape,
      heading: text(6, 60).describe('The big heading.'),
      text: text(20, 260).describe('The text under it.'),
    }),
  });
