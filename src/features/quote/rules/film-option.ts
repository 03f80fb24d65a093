import * as z from 'zod/mini';

const range = z.object({ from: z.number(), to: z.number() });

/** The figures of a film, in percent. `tone` is the color of white paper seen through it, such as `#f2f4ee`. */
export const filmOptionSchema = z.object({
  name: z.string(),
  vlt: range,
  reflection: range,
  tone: z.optional(z.string()),
});
export type FilmOption = z.infer<typeof filmOptionSchema>;
