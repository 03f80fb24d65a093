import * as z from 'zod/mini';
import { quoteFields } from './fields.ts';

/** The kinds of answers to a form that was sent without JavaScript. */
const answerKinds = ['received', 'refused', 'invalid', 'unsent'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** What the quote server needs to know of the shop's form. The build writes it as `/quote-form.json`. */
export const builtFormSchema = z.object({
  /** The services that the form asks about; with none it is about vehicles. */
  services: z.array(quoteFields.serviceType.rule),
  headings: z.record(z.enum(answerKinds), z.object({ title: z.string(), heading: z.string() })),
});
export type BuiltForm = z.infer<typeof builtFormSchema>;
