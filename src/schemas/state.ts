import { z } from 'zod';
import {
  day,
  externalUrl,
  group,
  groups,
  latitude,
  list,
  longitude,
  stateCode,
  text,
  whole,
  matching,
} from './shared.ts';

/** The kinds of car glass that a state's rules distinguish. */
const carParts = ['windshield', 'front sides', 'rear sides', 'rear glass'] as const;

/** What the state says about tint on vehicles, `src/content/state.yaml`, each rule written once. */
export const stateSchema = z.strictObject({
  name: text(2, 30).describe('Name of the state, for example Texas.'),
  code: stateCode.describe('Its two letters in postal addresses, for example TX.'),
  zipStarts: list(
    1,
    Infinity,
    'start of a ZIP code',
    matching(/^\d{2,3}$/, "Write two or three digits in quotes, for example '78'"),
  ).describe('The first two or three digits of the state’s ZIP codes, in quotes.'),
  bounds: group('The borders of the state. Locations outside them are reported as mistakes.', {
    south: latitude.describe('Latitude of its southernmost point.'),
    north: latitude.describe('Latitude of its northernmost point.'),
    west: longitude.describe('Longitude of its westernmost point.'),
    east: longitude.describe('Longitude of its easternmost point.'),
  }),
  law: group('A summary of the rules, and their source.', {
    summary: text(40, 200).describe('The shop’s summary, after “In Texas:”, without a period.'),
    meterFirst: text(20, 140).describe('Why the glass is measured before a film is chosen.'),
    windshield: text(60, 700).describe('What the shop does on a windshield, for {windshield}.'),
    reviewedOn: day.describe('Day when somebody last compared it with the state’s page.'),
    reviewMonths: whole(1, 24).describe('Months until the next check, of which doctor reminds.'),
    publisher: text(5, 80).describe('Who publishes them, for example Texas Department of Public Safety.'),
    page: externalUrl.describe('The state’s own page with the rules.'),
    frontSidesPercent: whole(1, 99).describe('Percent that front side windows must let through.'),
  }),
  windows: groups(1, carParts.length, 'kinds of window', {
    name: text(3, 30).describe('The window, for example Windshield.'),
    parts: list(1, carParts.length, 'parts of the car', z.enum(carParts)).describe(
      `Which glass the rule applies to: ${carParts.join(', ')}.`,
    ),
    rule: text(3, 40).describe('Its rule in two or three words, for example at least 70%.'),
    tone: z.enum(['clear', 'limited', 'free']).describe('How its glass is drawn: clear, limited or free.'),
  })
    .refine((windows) => carParts.every((part) => windows.some(({ parts }) => parts.includes(part))), {
      error: `Name each of these under parts: ${carParts.join(', ')}`,
    })
    .describe('The rule of each kind of window, front to rear.'),
  details: groups(3, Infinity, 'rules that the summary leaves out', {
    title: text(3, 30).describe('What the rule is about, for example Label.'),
    text: text(30, 320).describe('The rule in one to three sentences.'),
  }).describe('Rules that the summary leaves out, shown under the drawing of the car.'),
});

export type State = z.infer<typeof stateSchema>;
