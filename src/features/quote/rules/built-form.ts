import * as z from 'zod/mini';
import { week } from '../../../site/format/hours.ts';
import { quoteFields } from './fields.ts';

/** What the quote server needs to know about the shop's form. The build writes it as `/quote-form.json`. */
export const builtFormSchema = z.object({
  /** The services that the form asks about; with none it is about vehicles. */
  services: z.array(quoteFields.serviceType.rule),
  /** When the shop is open, and the days of the coming year on which it is not. */
  shop: z.object({
    hours: z.array(z.object({ days: z.array(z.enum(week)), opens: z.string(), closes: z.string() })),
    closures: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
    timeZone: z.string(),
    quoteHours: z.number(),
  }),
  phone: z.string(),
  hasPhotos: z.boolean(),
});
export type BuiltForm = z.infer<typeof builtFormSchema>;
