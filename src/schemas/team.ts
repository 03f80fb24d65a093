import { z } from 'zod';
import { flag, picture, text, type ImageSchema } from './shared.ts';

/** One member of the team, `src/content/team/<name>.yaml`. */
export const teamSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    order: z.int().positive().describe('Position in the row, from 1.'),
    name: text(2, 40).describe('First name, or full name if the person agrees.'),
    role: text(3, 60).describe('What the person does at the shop.'),
    photo: picture(image).describe('Portrait, 4:5 upright, at least 800 px wide.'),
    sample: flag('true while this person is made up. npm run doctor lists it.'),
  });
