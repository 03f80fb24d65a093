import { z } from 'zod';
import { pageMeta } from './pages/parts.ts';
import { flag, picture, text, type ImageSchema } from './shared.ts';

/** One of the shop's own pages, `src/content/pages/<name>.mdx`. The file name is the path. */
export const ownPageSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    meta: pageMeta(image),
    heading: text(4, 60).describe('The big heading.'),
    lead: text(20, 400).optional().describe('The first paragraph, in larger letters.'),
    picture: picture(image).optional().describe('A picture beside the heading.'),
    inFooter: text(3, 24).optional().describe('Text of its link in the footer. Omit for no link.'),
    draft: flag('true keeps the page out of the published site.'),
  });
