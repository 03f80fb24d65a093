import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  emptyQuote,
  getChoices,
  getField,
  getQuoteSchema,
  isRequired,
  type QuoteValues,
} from '@/features/quote/rules/quote';
import { toPlainText } from '@/features/quote/rules/quote-text';

const house = { showAutomotiveFields: false, hideServiceType: false };
const car = { showAutomotiveFields: true, hideServiceType: false };
const good: QuoteValues = {
  ...emptyQuote,
  name: 'Maria Delgado',
  phone: '(512) 555-0188',
  email: 'maria@example.com',
  serviceType: 'residential',
  vehicleInfo: '2021 Model 3',
  filmRemoval: 'no',
  contactMethod: 'text',
  message: 'Six windows.',
};

/** The messages for a form with these values changed, by field. */
function errorsOf(changes: Partial<QuoteValues>, variant = car) {
  const result = getQuoteSchema(variant).safeParse({ ...good, ...changes });
  return result.success ? {} : z.flattenError(result.error).fieldErrors;
}

describe('the rules of the quote form', () => {
  it('refuse an empty form with the messages of the specification', () => {
    expect(errorsOf(emptyQuote)).toEqual({
      name: ['Name is required'],
      email: ['Invalid email address'],
      phone: ['Phone number must be at least 10 digits'],
      serviceType: ['Please select a service type'],
      message: ['Message is required'],
      vehicleInfo: ['Vehicle information is required'],
      filmRemoval: ['Please select an option'],
      contactMethod: ['Please select a contact method'],
    });
  });

  it('make a field optional whose rule accepts a blank', () => {
    expect(isRequired(getField('filmRemoval'))).toBe(true);
    const pets = { label: 'Pets?', rule: z.enum(['', 'yes']), choices: [{ value: 'yes', label: 'Yes' }] };
    expect(isRequired(pets)).toBe(false);
    expect(getChoices(pets)?.map(({ label }) => label)).toEqual(['No answer', 'Yes']);
    expect(toPlainText({ name: 'Maria', filmRemoval: '' })).toBe('Name: Maria');
    expect(toPlainText({ contactMethod: 'text' })).toBe('How should we reply? Text');
  });

  it.each([
    ['name', 100, 'Name must be less than 100 characters'],
    ['phone', 20, 'Phone number must be less than 20 characters'],
    ['message', 1000, 'Message must be less than 1000 characters'],
    ['vehicleInfo', 200, 'Vehicle information must be less than 200 characters'],
  ] as const)('%s takes %i characters after trimming and refuses one more', (key, max, message) => {
    expect(errorsOf({ [key]: ` ${'x'.repeat(max)}\n` })).toEqual({});
    expect(errorsOf({ [key]: 'x'.repeat(max + 1) })).toEqual({ [key]: [message] });
  });

  it.each(['\u200b\u200b', '\u2060 \u00ad', '\u202e\u2066', '\u3164', '\u2800', '\u0007'])(
    'refuse a text that is required and of characters that nobody sees: %j',
    (blank) => {
      expect(errorsOf({ name: blank, message: blank })).toEqual({
        name: ['Name is required'],
        message: ['Message is required'],
      });
      const phone = blank.repeat(10);
      expect(errorsOf({ phone })).toEqual({ phone: ['Phone number must be at least 10 digits'] });
    },
  );

  it.each([
    '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}',
    '\u0915\u094d\u200d\u0937',
    'Zo\u00eb',
    '\u674e',
    '\u200fאבי',
    'می\u200cخواهم',
    'Ana \u2764\ufe0f',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ])('keep the name "%s" as it was typed', (name) =>
    expect(getQuoteSchema(house).parse({ ...good, name })).toMatchObject({ name }),
  );

  it('email takes 255 characters and refuses 256', () => {
    const long = (length: number) => `${'m'.repeat(length - 12)}@example.com`;
    expect(errorsOf({ email: long(255) })).toEqual({});
    expect(errorsOf({ email: long(256) })).toEqual({ email: ['Email must be less than 255 characters'] });
    for (const email of ['maria', '@example.com', 'a b@example.com', 'a@b@example.com', 'maria@example..com'])
      expect(errorsOf({ email })).toEqual({ email: ['Invalid email address'] });
  });

  it('email takes what browsers take in a field for email addresses', () => {
    for (const email of ['a&b@example.com', "o'neil/tint@example.com", '.m..d.@example.com', 'maria@delgado'])
      expect(getQuoteSchema(house).parse({ ...good, email })).toMatchObject({ email });
  });

  it.each([
    ['email', '\u200bmaria@example.com', 'maria@example.com'],
    ['email', 'maria\u00ad@exam\u2060ple.com\ufeff', 'maria@example.com'],
    ['email', '\u00a0ｍａｒｉａ＠example．com\u3000', 'maria@example.com'],
    ['phone', '\u202a(512) 555-0142\u202c', '(512) 555-0142'],
    ['phone', '+1\u00a0512\u202f555\u20070142\u200e', '+1 512 555 0142'],
    ['phone', '（５１２）５５５－０１４２', '(512)555-0142'],
    ['name', '\u200b\ufeff Maria\u2060', 'Maria'],
    ['message', '\u202aSix windows.\u202c\n', 'Six windows.'],
    ['vehicleInfo', '\ufffc2021 Model 3\u00ad', '2021 Model 3'],
  ] as const)('%s without what comes along when people copy it: %j', (key, typed, expected) =>
    expect(getQuoteSchema(car).parse({ ...good, [key]: typed })).toMatchObject({ [key]: expected }),
  );

  it('phone counts without punctuation and white space at its ends', () => {
    const phone = '+1 (512) 555-0142 x12';
    expect(errorsOf({ phone })).toEqual({ phone: ['Phone number must be less than 20 characters'] });
    const ended = `“${phone.slice(0, 20)}. –,”`;
    expect(getQuoteSchema(house).parse({ ...good, phone: ended })).toMatchObject({
      phone: phone.slice(0, 20),
    });
    expect(errorsOf({ phone: '.'.repeat(30) })).toEqual({
      phone: ['Phone number must be at least 10 digits'],
    });
  });

  it('phone takes any punctuation and even letters, from 10 characters', () => {
    for (const phone of ['512.555.0188', '+1 512-555-0188', '  5125550188 ', 'abcdefghij'])
      expect(errorsOf({ phone })).toEqual({});
    expect(errorsOf({ phone: '555-01888' })).toEqual({ phone: ['Phone number must be at least 10 digits'] });
  });

  it('leave fields outside the variant alone, and out of the result', () => {
    const blank = { vehicleInfo: '', filmRemoval: '', contactMethod: '' };
    expect(errorsOf(blank, house)).toEqual({});
    expect(getQuoteSchema(house).parse({ ...good, ...blank })).not.toHaveProperty('vehicleInfo');
    const hidden = { ...house, hideServiceType: true };
    expect(getQuoteSchema(hidden).parse({ ...good, serviceType: '' })).not.toHaveProperty('serviceType');
  });
});
