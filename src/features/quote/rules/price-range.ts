import * as z from 'zod/mini';
import { toDollarRange } from '../../../site/format/running-text.ts';
import { quoteFields } from './fields.ts';
import type { QuoteValues } from './quote.ts';

const range = { from: z.number(), to: z.number() };

/** The part of the price list that the form needs, in dollars. Buildings are priced by the square foot of glass. */
export const priceListSchema = z.object({
  /** The day of the prices, such as `Nov 22, 2026`. */
  asOf: z.string(),
  smallestJob: z.number(),
  buildings: z.array(z.object({ service: quoteFields.serviceType.rule, ...range })),
  /** The side and rear glass of each kind of vehicle, such as `Sedan or coupe`, with each film. */
  vehicles: z.array(z.object({ vehicle: z.string(), ...range })),
});
type PriceList = z.infer<typeof priceListSchema>;

/** The fields that a price range is computed from. */
export type PricedQuote = Partial<
  Pick<QuoteValues, 'serviceType' | 'vehicleInfo' | 'filmRemoval' | 'message'>
>;

const unit = String.raw`(?:sq\.?\s?(?:ft|feet|foot)|sqft|square\s(?:feet|foot))\b\.?`;
const anyArea = new RegExp(String.raw`\d\s?-?${unit}`, 'gi');
/** An area of glass at the start of a sentence, or after a word that cannot change its meaning, as `half of` would. */
const glassArea = new RegExp(
  String.raw`(?:^|[.;!?:\n]\s+|\n|\b(?:about|around|roughly|approximately|for|has|have|is|are|the|our|my|with|tint|film|cover)\s+)` +
    String.raw`(\d{1,3}(?:,\d{3})+|\d+)\s?${unit} of (?:glass|window (?:glass|film)|windows|film)\b(?!\s+per\b)`,
  'gi',
);
const unclear =
  /\b(?:each|every|apiece|half|twice|not|except|minus|without|sq\.?\s?m|sqm|m2|square met(?:er|re)s?|sf|ft2)\b|m²|ft²|n['’]t\b/i;
/** No pane is smaller, and no building has more glass. In square feet. */
const [minArea, maxArea] = [4, 20_000];

/** The glass area in square feet, if a message states it once and clearly. The floor area of a house does not tell it. */
function readArea(message: string): number | undefined {
  const [found, ...others] = message.matchAll(glassArea);
  if (!found || others.length > 0 || unclear.test(message)) return undefined;
  if (message.match(anyArea)?.length !== 1) return undefined;
  const squareFeet = Number((found[1] ?? '').replaceAll(',', ''));
  return squareFeet >= minArea && squareFeet <= maxArea ? squareFeet : undefined;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Whether a text has a word of a kind of vehicle, such as `coupe` of `Sedan or coupe`. */
const hasWordOf = (text: string, kind: string) =>
  kind.split(/ or |, |\//).some((word) => new RegExp(`\\b${escaped(word)}\\b`, 'i').test(text));

/** Glass that the shop prices only after seeing it. */
const unpriced = /\b(?:windshield|windscreen|roof|sun ?roof|moon ?roof|strip|brow)s?\b/i;
/** Words that may mean less than the side and rear glass, unless the message asks for all of it. */
const lessThanAll =
  /\b(?:only|just|front|rear|back|driver|passenger|door|side|quarter|one|two|three|both|pair|not)s?\b|n[’']t\b/i;
const all = /\b(?:all|whole|entire|full|every|complete)\b/i;
const negated = /\b(?:not|except|but)\b|n[’']t\b/i;

/** Words that mean more than one vehicle, or another kind of vehicle such as a box truck. */
const notOne =
  /\b(?:and|plus|both|two|three|four|not|no|box|x ?[2-9]|[2-9] ?x)\b|[&+;]|(?:^|\s)[2-9] (?=\p{L})/iu;

/** The kind of vehicle, if the request is clearly about its side and rear glass. */
function readVehicle({ vehicleInfo = '', message = '' }: PricedQuote, kinds: readonly string[]) {
  const [kind, another] = kinds.filter((name) => hasWordOf(vehicleInfo, name));
  const isWhole = all.test(message) ? !negated.test(message) : !lessThanAll.test(message);
  const isPriced = another === undefined && !notOne.test(vehicleInfo) && !unpriced.test(message);
  return isPriced && isWhole ? kind : undefined;
}

/** The price range for a request in two or three sentences. Empty if too little is known. */
export function toPriceRange(
  quote: PricedQuote,
  { asOf, smallestJob, buildings, vehicles }: PriceList,
): string {
  const { serviceType, vehicleInfo = '', filmRemoval, message = '' } = quote;
  const kind = vehicleInfo.trim() && readVehicle(quote, [...new Set(vehicles.map(({ vehicle }) => vehicle))]);
  const squareFeet = vehicleInfo.trim() ? undefined : readArea(message);
  const prices = kind
    ? vehicles.filter(({ vehicle }) => vehicle === kind)
    : buildings.filter(({ service }) => service === serviceType);
  if (prices.length === 0 || !(kind || squareFeet)) return '';
  const minimum = kind ? 0 : smallestJob;
  const [low, high] = [
    Math.max(minimum, Math.min(...prices.map(({ from }) => from)) * (squareFeet ?? 1)),
    Math.max(minimum, Math.max(...prices.map(({ to }) => to)) * (squareFeet ?? 1)),
  ];
  const amount = `about ${toDollarRange({ from: Math.round(low), to: Math.round(high) })}`;
  const subject = kind
    ? `${kind}, side and rear glass`
    : `${(squareFeet ?? 0).toLocaleString('en-US')} sq ft of glass`;
  const extra = kind ? 'Taking old film off' : 'A lift or taking old film off';
  const removal = filmRemoval === 'no' ? '' : ` ${extra} is extra.`;
  return `${subject}: ${amount} installed, according to our price list of ${asOf}.${removal} We will put your exact price in writing.`;
}

/** Whether a price range may soon be possible, so the price list is worth loading. */
export const mayHavePriceRange = ({ vehicleInfo = '', message = '' }: PricedQuote): boolean =>
  vehicleInfo.trim() !== '' || readArea(message) !== undefined;
