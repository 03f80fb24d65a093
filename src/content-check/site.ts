import { getField, getQuoteKeys } from '../features/quote/rules/quote.ts';
import type { Business } from '../schemas/business.ts';
import type { ContentKind } from '../schemas/index.ts';
import type { State } from '../schemas/state.ts';
import { themeSchema } from '../schemas/theme.ts';
import { quoteServices } from '../site/build/enabled.ts';
import { isHidden, textAt, textsOf, valueAt, type Entry } from '../site/build/content-file.ts';
import { fullTitle } from '../site/seo/page-meta.ts';
import { partsWithMissingFonts } from '../site/theme/fonts.ts';
import { colorProblems } from '../site/theme/palette.ts';
import { toChoiceRemedy, toProblem, type Finding, type Problem } from './problem.ts';

/** Theme colors that make text unreadable, and typefaces that are not installed. */
export function* themeProblems({ kind, data }: Entry): Generator<Finding> {
  const theme = kind === 'theme' ? themeSchema.safeParse(data).data : undefined;
  if (!theme) return;
  yield* colorProblems(theme);
  for (const part of partsWithMissingFonts(theme)) {
    const { package: name } = theme.fonts[part];
    const text = `${name} is not installed, or has no upright Latin style. Instead: Install it with npm install ${name}, or write a package that is listed in package.json.`;
    yield [['fonts', part, 'package'], text];
  }
}

/** Fields of the quote form about which the privacy page says nothing. */
export function* privacyProblems({ kind, data }: Entry, business: Business | undefined): Generator<Finding> {
  if (!business || kind !== 'privacy') return;
  const told = textsOf(data).flatMap(({ path, text }) => (path.includes('asks') ? text : []));
  const hasBuildings = quoteServices(business.services).length > 0;
  const variant = { showAutomotiveFields: business.services.automotive, hideServiceType: !hasBuildings };
  const asked = [variant, { ...variant, showAutomotiveFields: !hasBuildings }].flatMap(getQuoteKeys);
  for (const key of new Set(asked).difference(new Set(told))) {
    const text = `The quote form asks for "${getField(key).label}", and no line under fields says what for. Instead: Write how you use it, and add ${key} to asks of that line.`;
    yield [['sections'], text];
  }
}

/** ZIP codes and coordinates that are not in the state of `state.yaml`. */
export function* stateProblems({ kind, data }: Entry, state: State | undefined): Generator<Finding> {
  if (!state || (kind !== 'business' && kind !== 'locations')) return;
  const { bounds, zipStarts, name } = state;
  const isShop = kind === 'business';
  const zips = isShop ? ['address', 'zip'] : ['zipCodes'];
  const zipText = `It is not in ${name}. Instead: Write a ZIP code that starts with ${zipStarts.join(', ')}.`;
  for (const { path, text } of textsOf(valueAt(data, zips), zips))
    if (!zipStarts.some((start) => text.startsWith(start))) yield [path, zipText];
  const axes = [
    ['lat', bounds.south, bounds.north],
    ['lng', bounds.west, bounds.east],
  ] as const;
  for (const [axis, from, to] of axes) {
    const path = [isShop ? 'address' : 'coordinates', axis];
    const degrees = Number(valueAt(data, path) ?? from);
    const text = `It is not in ${name}. Instead: Write a number from ${from} to ${to}: latitude first, and longitude negative in the United States.`;
    if (degrees < from || degrees > to) yield [path, text];
  }
}

/** A title of up to this many characters is accepted however long the brand is. */
export const guaranteedLength = 27;

/** The title of an article or a service page that search results would cut off once the brand follows it. */
export function* titleProblems({ kind, data }: Entry, business: Business | undefined): Generator<Finding> {
  if (!business || (kind !== 'articles' && kind !== 'services')) return;
  const field = kind === 'articles' && textAt(data, ['searchTitle']) ? 'searchTitle' : 'title';
  const title = textAt(data, [field]);
  const maxLength = Math.max(guaranteedLength, 60 - fullTitle('', business).length);
  const text = `With the brand after it, the title has ${fullTitle(title, business).length} characters; search results show about 60. Instead: Write ${maxLength} characters or fewer. The headline of an article may stay, if searchTitle is that short.`;
  if (title.length > maxLength) yield [[field], text];
}

/** The fields whose words are drawn on pictures for sharing, besides `card` of a page. */
const cardFields: Partial<Record<ContentKind, string>> = {
  articles: 'title',
  business: 'brand',
  locations: 'city',
  services: 'name',
};

/** A letter that the pictures for sharing cannot show, because no typeface of the theme has it. */
export async function letterProblems({ kind, data }: Entry): Promise<Finding[]> {
  const path = cardFields[kind] ? [cardFields[kind]] : ['meta', 'card'];
  // Every typeface has these. The module is loaded only now, because it reads the typefaces.
  const letters = textAt(data, path).replace(/[ -~\u00a0-ÿ‘’“”–—…]/g, '');
  const [letter] = letters
    ? await (await import('../site/seo/card-fonts.ts')).findMissingLetters(letters)
    : [];
  const text = `The picture for sharing cannot show ${letter ?? ''}: no typeface in theme.yaml has it. Instead: Write it another way, or choose typefaces that have it.`;
  return letter ? [[path, text]] : [];
}

/** Texts and numbers of these fields that an earlier page already has. */
export function* duplicateProblems(entries: readonly Entry[], fields: string[][]): Generator<Problem> {
  for (const path of fields) {
    const firsts = new Map<string, string>();
    for (const entry of entries) {
      const found = entry.kind === 'galleries' ? '' : valueAt(entry.data, path);
      const value = JSON.stringify(found ?? '').toLowerCase();
      const first = firsts.get(value);
      const text = `${first ?? ''} has the same ${path.at(-1) ?? ''}. Instead: Write what is true of this page only, or delete one of the two files.`;
      // New drafts all have the same placeholder texts.
      if (first && !/^"(?:"|write here:)/.test(value)) yield toProblem(entry, [path, text]);
      firsts.set(value, first ?? entry.file);
    }
  }
}

/** Every run of five words in the texts of a location, with its own names taken out. */
function wordRunsOf({ data }: Entry): string[] {
  const wordsOf = (...fields: string[]) =>
    fields
      .flatMap((field) => textsOf(valueAt(data, [field])))
      .map(
        ({ text }) =>
          text
            .toLowerCase()
            .replace(/['’]/g, '')
            .match(/[\p{L}\p{N}]+/gu)
            ?.join(' ') ?? '',
      );
  // Longest first, so that "Lakeway Village" does not leave the word "village".
  const names = wordsOf('neighborhoods', 'city').toSorted((a, b) => b.length - a.length);
  const text = wordsOf('uniqueContent', 'faqs').join(' ');
  const words = text.replace(new RegExp(`\\b(?:${names.join('|')})\\b`, 'g'), '#').split(' ');
  return [...new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')))];
}

/** Locations of which more than a tenth is the text of another one with the names changed. */
export function* lookAlikeProblems(entries: readonly Entry[]): Generator<Problem> {
  // Each run is looked up in the last location that has it, because comparing every pair would take too long.
  const lastWithRun = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind !== 'locations' || isHidden(entry)) continue;
    const runs = wordRunsOf(entry);
    for (const [file, { length }] of Map.groupBy(runs, (run) => lastWithRun.get(run))) {
      const share = Math.round((length / runs.length) * 100);
      const text = `${share}% of the text is the same as in ${file ?? ''}, apart from the names. Instead: Rewrite it about ${textAt(entry.data, ['city'])} alone: what was built there and when, which way it faces, where the glare comes from.`;
      if (file && share > 10) yield toProblem(entry, [['uniqueContent'], text]);
    }
    for (const run of runs) lastWithRun.set(run, entry.file);
  }
}

/** Fields that name other files, for example the locations in menus. */
const references: readonly (readonly [kind: ContentKind, path: string[], to: ContentKind])[] = [
  ['business', ['navigation', 'areas'], 'locations'],
  ['business', ['aboutAreas'], 'locations'],
  ['services', ['articles', 'items'], 'articles'],
  ['home', ['articles', 'items'], 'articles'],
  ['articles', ['related'], 'articles'],
  ['reviews', ['service'], 'services'],
];

/** What an entry refers to that does not exist: locations by their city, articles and services by their file. */
export function* referenceProblems(entry: Entry, entries: readonly Entry[]): Generator<Finding> {
  for (const [kind, path, to] of references) {
    if (kind !== entry.kind) continue;
    const names = entries
      .filter((each) => each.kind === to && each !== entry && !(to === 'locations' && isHidden(each)))
      .map(({ slug, data }) => (to === 'locations' ? textAt(data, ['city']) : slug));
    const none = `There are none yet: delete ${path[0] ?? ''} and everything under it.`;
    for (const { path: at, text } of textsOf(valueAt(entry.data, path), path)) {
      const remedy = names.length ? `${toChoiceRemedy(text, names)} Or delete the line.` : none;
      if (!names.includes(text))
        yield [at, `There is no ${to.slice(0, -1)} called ${text}. Instead: ${remedy}`];
    }
  }
}
