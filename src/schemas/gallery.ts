import { z } from 'zod';
import { group, list, month, picture, text, whole, type ImageSchema } from './shared.ts';

/** The pictures of one gallery, `src/content/galleries/<name>.yaml`. */
export const gallerySchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    title: text(5, 60).describe('Heading above the gallery.'),
    note: text(20, 160).optional().describe('A line under it. Omit for none.'),
    images: list(
      3,
      Infinity,
      'pictures',
      picture(image).extend({
        vlt: whole(1, 95).optional().describe('Light that its film lets through, in percent.'),
        caption: text(3, 60).optional().describe('Text beside the number, for example Sedan, 35% in front.'),
        job: group('The job that a photo shows. Omit for drawings.', {
          done: text(10, 120).describe('What was done, for example Neutral film, four windows.'),
          place: text(3, 40).describe('The town.'),
          when: month.describe('The month of the job as year-month, for example 2026-09.'),
        }).optional(),
      }),
    ).describe('The pictures, in this order.'),
  });
