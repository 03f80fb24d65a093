import * as z from 'zod/mini';

// The faster way compiles code at run time, which the content security policy forbids.
z.config({ jitless: true });

const services = ['commercial', 'residential'] as const;
const removals = ['yes', 'no', 'unsure'] as const;
const contacts = ['email', 'text', 'phone'] as const;

/** What the quote form asks for; the last three only in its automotive variant. */
export interface Quote {
  name: string;
  phone: string;
  email: string;
  serviceType?: (typeof services)[number];
  vehicleInfo?: string;
  filmRemoval?: (typeof removals)[number];
  contactMethod?: (typeof contacts)[number];
  message: string;
}

/** Name of a field. */
export type QuoteKey = keyof Quote;

/** What stands in the form: every field as text, blank where nothing is chosen yet. */
export type QuoteValues = Record<QuoteKey, string>;

/** Which fields the form shows. */
export interface QuoteVariant {
  /** Asks for the vehicle, film removal and the way to answer. */
  showAutomotiveFields: boolean;
  /** Leaves the service type out of the form and of its rules. */
  hideServiceType: boolean;
}

/** The form as it starts. */
export const emptyQuote: QuoteValues = {
  name: '',
  phone: '',
  email: '',
  serviceType: '',
  vehicleInfo: '',
  filmRemoval: '',
  contactMethod: '',
  message: '',
};

// Lengths count after trimming. The limits are inclusive, as the rules say; the wording is the shop's.
const text = (required: string, max: number, tooLong: string) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(max, tooLong));

const rules = {
  name: text('Name is required', 100, 'Name must be less than 100 characters'),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Phone number must be at least 10 digits'),
      z.maxLength(20, 'Phone number must be less than 20 characters'),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.regex(z.regexes.email, 'Invalid email address'),
      z.maxLength(255, 'Email must be less than 255 characters'),
    ),
  message: text('Message is required', 1000, 'Message must be less than 1000 characters'),
};

const serviceRule = { serviceType: z.enum(services, { error: 'Please select a service type' }) };

const automotiveRules = {
  vehicleInfo: text(
    'Vehicle information is required',
    200,
    'Vehicle information must be less than 200 characters',
  ),
  filmRemoval: z.enum(removals, { error: 'Please select an option' }),
  contactMethod: z.enum(contacts, { error: 'Please select a contact method' }),
};

/** The rules of the variant of the form; fields outside it are dropped. */
export function getQuoteSchema({ showAutomotiveFields, hideServiceType }: QuoteVariant) {
  return z.object({
    ...rules,
    ...(hideServiceType ? {} : serviceRule),
    ...(showAutomotiveFields ? automotiveRules : {}),
  }) as unknown as z.ZodMiniType<Quote, QuoteValues>;
}
