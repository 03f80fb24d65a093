import type { Quote, QuoteKey, QuoteVariant } from './quote';

/** One answer of a field with a fixed choice. */
export interface Choice {
  value: string;
  label: string;
}

/** The label of each field, in the order of the form. */
export const quoteLabels: Record<QuoteKey, string> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  serviceType: 'Service',
  vehicleInfo: 'Vehicle',
  filmRemoval: 'Is there old film to remove?',
  contactMethod: 'How should we answer?',
  message: 'Message',
};

/** The answers of the fields with a fixed choice. */
export const quoteChoices = {
  serviceType: [
    { value: 'commercial', label: 'Commercial Tinting' },
    { value: 'residential', label: 'Residential Tinting' },
  ],
  filmRemoval: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
    { value: 'unsure', label: 'Not sure' },
  ],
  contactMethod: [
    { value: 'email', label: 'Email' },
    { value: 'text', label: 'Text' },
    { value: 'phone', label: 'Phone' },
  ],
} as const satisfies Partial<Record<QuoteKey, readonly Choice[]>>;

/** The fields that a variant of the form shows, in order. */
export function getQuoteKeys({ showAutomotiveFields, hideServiceType }: QuoteVariant): QuoteKey[] {
  const automotive: readonly QuoteKey[] = ['vehicleInfo', 'filmRemoval', 'contactMethod'];
  return (Object.keys(quoteLabels) as QuoteKey[]).filter(
    (key) =>
      (key !== 'serviceType' || !hideServiceType) && (!automotive.includes(key) || showAutomotiveFields),
  );
}

/** The id of a field, which the error summary links to. A choice is reached through its first answer. */
export function toFieldId(key: QuoteKey): string {
  return `quote-${key}`;
}

/** The request in plain lines, one a field. */
export function toPlainText(quote: Quote): string {
  return (Object.keys(quoteLabels) as QuoteKey[])
    .flatMap((key) => {
      const value = quote[key];
      const choices: readonly Choice[] =
        key in quoteChoices ? quoteChoices[key as keyof typeof quoteChoices] : [];
      return value
        ? [`${quoteLabels[key]}: ${choices.find((choice) => choice.value === value)?.label ?? value}`]
        : [];
    })
    .join('\n');
}

/** Addresses that open the visitor's own mail and text program with the request written out. */
export function toContactLinks(quote: Quote, { phone, email }: { phone: string; email: string }) {
  // Half a character, as of an emoji that was cut in two, cannot be in an address.
  const body = encodeURIComponent(toPlainText(quote).replace(/\p{Surrogate}/gu, '\uFFFD'));
  return {
    mail: `mailto:${email}?subject=${encodeURIComponent('Quote request')}&body=${body}`,
    sms: `sms:+1${phone.replace(/\D/g, '')}?&body=${body}`,
  };
}
