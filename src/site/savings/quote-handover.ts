import { amountKeys } from './amounts.ts';
import { readQuery, toQuery } from './query.ts';
import { toInputs, type Entries } from './entries.ts';
import { calculateSavings } from './estimate.ts';
import { toAmount, toPayback, toUsd, toYears } from './format.ts';

export type BuildingService = 'commercial' | 'residential';

/** The URL of the quote page for a service, with the calculator's numbers unless one of them cannot be read. */
export function toQuoteUrl(entries: Entries, service: BuildingService): string {
  const query = toQuery(entries);
  if (!amountKeys.every((key) => query.has(key))) return `/request-quote?service=${service}#quote`;
  query.set('service', service);
  query.set('from', 'calculator');
  return `/request-quote?${query}#quote`;
}

/** The message for a URL with the calculator's numbers; undefined for any other URL. */
export function readCalculatorMessage(search: string): string | undefined {
  if (new URLSearchParams(search).get('from') !== 'calculator') return undefined;
  const inputs = toInputs(readQuery(search));
  const savings = calculateSavings(inputs);
  const payback =
    savings.paybackYears === null ? 'it never pays back' : `payback ${toPayback(savings.paybackYears)} years`;
  return [
    `Please quote film for ${toAmount('area', inputs.area)} of glass.`,
    `From the savings calculator: ${inputs.film.name} on ${inputs.glass.name} glass,`,
    `monthly bill ${toAmount('bill', inputs.bill)}, cooling share ${toAmount('cooling', inputs.cooling)},`,
    `${toAmount('cost', inputs.cost)} per sq ft installed.`,
    `Estimate: ${toUsd(savings.annualSavings)} saved a year, ${payback},`,
    `${toUsd(savings.netSavings)} net over ${toYears(inputs.years)}.`,
  ].join(' ');
}

/** The service type that a URL asks for, if there is one. */
export function readService(search: string): BuildingService | undefined {
  const service = new URLSearchParams(search).get('service');
  return service === 'commercial' || service === 'residential' ? service : undefined;
}
