import { z } from 'zod';
import { list, question, text } from './shared.ts';

/** The questions of one topic, `src/content/faqs/<topic>.yaml`. */
export const faqSchema = z.strictObject({
  heading: text(8, 60).describe('Heading above the list, for example Questions drivers ask.'),
  items: list(1, 16, 'questions', question).describe('Questions with their answers, the most common first.'),
});
