import { z } from 'zod';
import { question, text } from './shared.ts';

/** The questions of one topic, `src/content/faqs/<topic>.yaml`. */
export const faqSchema = z.strictObject({
  heading: text(8, 60).describe('Heading over the list, for example Questions drivers ask.'),
  items: z
    .array(question)
    .min(1, { error: 'Give at least one question' })
    .max(16, { error: 'Give at most 16 questions' })
    .describe('Questions with their answers, the most asked first.'),
});
