import * as z from 'zod/mini';

// Zod's faster mode compiles code at run time, which the content security policy forbids.
z.config({ jitless: true });

export interface Choice {
  value: string;
  label: string;
}

/** One field of the form. Its key in `quoteFields` is the name that is sent, stored and exported. */
export interface QuoteField {
  label: string;
  /** Validates what the visitor typed. Visitors read its messages. A field whose rule accepts a blank is optional. */
  rule: z.ZodMiniType<string, string>;
  /** Whether only the form about buildings asks for it, or only the one about vehicles. If omitted, both do. */
  shownFor?: 'buildings' | 'vehicles';
  /** The choices. If omitted, the visitor types text. An optional field gets the choice "No answer" by itself. */
  choices?: readonly Choice[];
  /** The attributes of its input, as HTML names them. */
  input?: { type: string; autocomplete?: string; placeholder?: string };
  textArea?: { placeholder: string; vehiclePlaceholder: string };
  /** Says what belongs elsewhere. Screen readers read it with the field; it is shown when the field has an error. */
  hint?: string;
  /** Takes half a row where there is room. */
  isHalf?: true;
  /** Width of its column in the list of requests, in characters. If omitted, the list does not show it. */
  listWidth?: number;
}

// Lengths count after trimming. The messages are the specification's; the limits are inclusive all the same.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
// What comes along when people copy text. Inside a name or message such characters may join letters or emoji.
const copied = '[\\s\\p{Cc}\\u00ad\\u200b\\u202a-\\u202e\\u2060-\\u206f\\u2800\\ufeff\\ufff9-\\ufffc]+';
const ends = new RegExp(`^${copied}|${copied}$`, 'gu');
const text = (required: string, max: number, tooLong: string) =>
  z.string().check(
    z.overwrite((typed) => typed.replace(ends, '')),
    z.regex(visible, required),
    z.maxLength(max, tooLong),
  );

/** An email address or a phone number without invisible characters, with full-width letters and digits as plain ones. */
const toPlain = (typed: string) =>
  typed
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/gu, '')
    .replace(/[\s\u0085]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .normalize('NFKC')
    .trim();
const maxPhone = 20;

/** The fields, in form order. To add a field, add an entry here. */
export const quoteFields = {
  name: {
    label: 'Name',
    rule: text('Name is required', 100, 'Name must be less than 100 characters'),
    input: { type: 'text', autocomplete: 'name' },
    isHalf: true,
    listWidth: 30,
  },
  phone: {
    label: 'Phone',
    rule: z.string().check(
      z.overwrite((typed) => {
        const phone = toPlain(typed);
        // Punctuation and white space at the ends do not count.
        return phone.length > maxPhone ? phone.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '') : phone;
      }),
      z.minLength(10, 'Phone number must be at least 10 digits'),
      z.maxLength(maxPhone, 'Phone number must be less than 20 characters'),
    ),
    input: { type: 'tel', autocomplete: 'tel' },
    hint: 'Extension? Put it in the message.',
    isHalf: true,
    listWidth: 20,
  },
  email: {
    label: 'Email',
    rule: z.string().check(
      z.overwrite(toPlain),
      // The rule of browsers for fields of this type.
      z.regex(z.regexes.html5Email, 'Invalid email address'),
      z.maxLength(255, 'Email must be less than 255 characters'),
    ),
    input: { type: 'email', autocomplete: 'email' },
  },
  serviceType: {
    label: 'Service',
    rule: z.enum(['commercial', 'residential'], { error: 'Please select a service type' }),
    choices: [
      { value: 'commercial', label: 'Commercial Tinting' },
      { value: 'residential', label: 'Residential Tinting' },
    ],
    listWidth: 19,
  },
  vehicleInfo: {
    label: 'Vehicle',
    shownFor: 'vehicles',
    rule: text(
      'Vehicle information is required',
      200,
      'Vehicle information must be less than 200 characters',
    ),
    input: { type: 'text', placeholder: 'Year, make and model' },
    listWidth: 20,
  },
  filmRemoval: {
    label: 'Is there old film to remove?',
    shownFor: 'vehicles',
    rule: z.enum(['yes', 'no', 'unsure'], { error: 'Please select an option' }),
    choices: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
      { value: 'unsure', label: 'Not sure' },
    ],
  },
  contactMethod: {
    label: 'How should we reply?',
    shownFor: 'vehicles',
    rule: z.enum(['email', 'text', 'phone'], { error: 'Please select a contact method' }),
    choices: [
      { value: 'email', label: 'Email' },
      { value: 'text', label: 'Text' },
      { value: 'phone', label: 'Phone' },
    ],
  },
  message: {
    label: 'Message',
    rule: text('Message is required', 1000, 'Message must be less than 1000 characters'),
    textArea: {
      placeholder: 'Which rooms or windows? Roughly how many?',
      vehiclePlaceholder: 'Which windows, and how dark?',
    },
  },
} as const satisfies Record<string, QuoteField>;
