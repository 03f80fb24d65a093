import type { Business } from '../schemas/business.ts';
import type { ContentKind } from '../schemas/index.ts';
import type { State } from '../schemas/state.ts';
import { themeSchema } from '../schemas/theme.ts';
import { isHidden, textAt, textsOf, valueAt, type Entry } from '../site/build/content-file.ts';
import { dateWordings, isSameDay } from '../site/format/dates.ts';
import { fullTitle } from '../site/seo/page-meta.ts';
import { partsWithMissingFonts } from '../site/theme/fonts.ts';
import { colorProblems } from '../site/theme/palette.ts';
import { chooseFrom, placeOf, toProblem, type Found, type Problem } from './problem.ts';

/** Theme colors that make text unreadable, and typefaces that are not installed. */
export function themeProblems({ kind, data }: Entry): Found[] {
  const theme = kind === 'theme' ? themeSchema.safeParse(data).data : undefined;
  if (!theme) return [];
  const missing = partsWithMissingFonts(theme).map((part): Found => {
    const { package: name } = theme.fonts[part];
    const text = `${name} is not installed, or has no upright Latin style. Instead: Install it with npm install ${name}, or write a package that is listed in package.json.`;
    return [['fonts', part, 'package'], text];
  });
  const colors = colorProblems(theme).map(({ path, wrong, remedy }): Found => [
    path,
    `${wrong} Instead: ${remedy}`,
  ]);
  return [...colors, ...missing];
}

/** States, ZIP codes and coordinates that are not in the state of `state.yaml`. */
export function* stateProblems({ kind, data }: Entry, state: State | undefined): Generator<Found> {
  if (!state || (kind !== 'business' && kind !== 'locations')) return;
  const { bounds, zipStarts, code, name } = state;
  const group = kind === 'business' ? ['address'] : [];
  const zips = kind === 'business' ? ['address', 'zip'] : ['zipCodes'];
  const coordinates = kind === 'business' ? group : ['coordinates'];
  for (const { path, text } of textsOf(valueAt(data, zips), zips)) {
    const told = `The ZIP code ${text} is not in ${name}. Instead: Write one that starts with ${zipStarts.join(', ')}.`;
    if (!zipStarts.some((start) => text.startsWith(start))) yield [path, told];
  }
  const written = textAt(data, [...group, 'state']);
  if (written !== code)
    yield [[...group, 'state'], `The state is ${written} here. Instead: Write ${code}, as in state.yaml.`];
  for (const axis of ['lat', 'lng']) {
    const [from, to] = axis === 'lat' ? [bounds.south, bounds.north] : [bounds.west, bounds.east];
    const degrees = Number(valueAt(data, [...coordinates, axis]) ?? from);
    const told = `${degrees} is not in ${name}. Instead: Write a number from ${from} to ${to}: latitude first, and longitude negative in the United States.`;
    if (degrees < from || degrees > to) yield [[...coordinates, axis], told];
  }
}

/** A title of up to this many characters is accepted however long the brand is. */
export const guaranteedLength = 27;

/** The title of an article or a service page that search results would cut off once the brand follows it. */
export function titleProblems({ kind, data }: Entry, business: Business | undefined): Found[] {
  if (!business || (kind !== 'articles' && kind !== 'services')) return [];
  const field = kind === 'articles' && textAt(data, ['searchTitle']) ? 'searchTitle' : 'title';
  const title = textAt(data, [field]);
  const maxLength = Math.max(guaranteedLength, 60 - fullTitle('', business).length);
  const text = `With the brand after it, the title has ${fullTitle(title, business).length} characters; search results show about 60. Instead: Write ${maxLength} characters or fewer. The headline of an article may stay, if searchTitle is that short.`;
  return title.length > maxLength ? [[[field], text]] : [];
}

/** The fields whose words are drawn on pictures for sharing. */
const cardFields: Partial<Record<ContentKind, string>> = {
  articles: 'title',
  business: 'brand',
  locations: 'city',
  services: 'name',
};

/** A letter that the pictures for sharing cannot show, because no typeface of the theme has it. */
export async function letterProblems({ kind, data }: Entry): Promise<Found[]> {
  const path = cardFields[kind] ? [cardFields[kind]] : ['meta', 'card'];
  // Every typeface has these. The module is loaded only now, because it reads the typefaces.
  const [letters = ''] = /[^ -~\u00a0-ÿ‘’“”–—…]+/.exec(textAt(data, path)) ?? [];
  const [letter] = letters ? await (await import('../site/seo/card-text.ts')).loadLetters(letters) : [];
  const text = `The picture for sharing cannot show ${letter ?? ''}: no typeface in theme.yaml has it. Instead: Write it another way, or choose typefaces that have it.`;
  return letter ? [[path, text]] : [];
}

/** Texts of these fields that an earlier page already has. */
export function duplicateProblems(entries: readonly Entry[], fields: readonly string[][]): Problem[] {
  return fields.flatMap((path) => {
    const textOf = ({ kind, data }: Entry) => (kind === 'galleries' ? '' : textAt(data, path).toLowerCase());
    return [...Map.groupBy(entries, textOf)].flatMap(([text, [first, ...others]]) => {
      // New drafts all have the same placeholder texts.
      if (!text || text.startsWith('write here:')) return [];
      const told = `${first?.file ?? ''} has the same ${path.at(-1) ?? ''}. Instead: Write what is true of this page only, or delete one of the two files.`;
      return others.map((entry) => toProblem(placeOf(entry, path), told));
    });
  });
}

/** Every run of five words in the texts of a location, with its own names taken out. */
function wordRunsOf({ data }: Entry): string[] {
  const plainTextOf = (...fields: string[]) => {
    const texts = fields.flatMap((field) =>
      textsOf(valueAt(data, [field])).map(({ text }) => text.toLowerCase()),
    );
    return texts
      .map((text) =>
        text
          .replace(/['’]/g, '')
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      .filter(Boolean);
  };
  // Longest first, so that "Lakeway Village" does not leave the word "village".
  const names = plainTextOf('neighborhoods', 'city').toSorted((a, b) => b.length - a.length);
  const text = plainTextOf('uniqueContent', 'faqs')
    .join(' ')
    .replace(new RegExp(`\\b(?:${names.join('|')})\\b`, 'g'), '#');
  const words = text.split(' ');
  return [...new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')))];
}

/** Locations of which more than a tenth is the text of another one with the names changed. */
export function lookAlikeProblems(entries: readonly Entry[]): Problem[] {
  // Each run is looked up in the last location that has it, because comparing every pair would take too long.
  const lastWithRun = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    if (entry.kind !== 'locations' || isHidden(entry)) return [];
    const runs = wordRunsOf(entry);
    const others = runs.flatMap((run) => lastWithRun.get(run)?.file ?? []);
    for (const run of runs) lastWithRun.set(run, entry);
    return [...Map.groupBy(others, (file) => file)].flatMap(([file, { length }]) => {
      const share = Math.round((length / runs.length) * 100);
      const text = `${share}% of the text is the same as in ${file}, apart from the names. Instead: Rewrite it about ${textAt(entry.data, ['city'])} alone: what was built there and when, which way it faces, where the glare comes from.`;
      return share > 10 ? toProblem(placeOf(entry, ['uniqueContent']), text) : [];
    });
  });
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

/** References to locations, articles and services that do not exist, and lists whose articles are all unpublished. */
export function referenceProblems(entries: readonly Entry[]): Problem[] {
  return references.flatMap(([kind, path, to]) => {
    const nameOf = ({ slug, data }: Entry) => (to === 'locations' ? textAt(data, ['city']) : slug);
    const targets = entries.filter((entry) => entry.kind === to && (to !== 'locations' || !isHidden(entry)));
    const published = targets.filter((target) => !isHidden(target)).map(nameOf);
    return entries.flatMap((entry) => {
      const names = targets.filter((target) => target !== entry).map(nameOf);
      const listed = entry.kind === kind ? textsOf(valueAt(entry.data, path), path) : [];
      const missing = listed.filter(({ text }) => !names.includes(text));
      const deleteAll = `There are none yet: delete ${path[0] ?? ''} and everything under it.`;
      const toRemedy = (text: string) =>
        names.length ? `${chooseFrom(text, names)} Or delete the line.` : deleteAll;
      const unseen =
        'None of these is published, so visitors would not see this part. Instead: Publish one of them, list one that is, or delete articles and everything under it.';
      if (
        !missing.length &&
        path.at(-1) === 'items' &&
        listed.length &&
        !listed.some(({ text }) => published.includes(text))
      )
        return toProblem(placeOf(entry, path), unseen);
      return missing.map(({ path: at, text }) => {
        const told = `There is no ${to.slice(0, -1)} called ${text}. Instead: ${toRemedy(text)}`;
        return toProblem(placeOf(entry, at), told);
      });
    });
  });
}

/** Articles with the number of another one, or whose date in words is another day. */
export function articleProblems(entries: readonly Entry[]): Problem[] {
  const articles = entries.filter(({ kind }) => kind === 'articles');
  const numbers = articles.map(({ data }) => Number(valueAt(data, ['id'])));
  return articles.flatMap((entry, index) => {
    const [iso, words] = [textAt(entry.data, ['datePublished']), textAt(entry.data, ['dateText'])];
    const first = numbers.indexOf(numbers[index] ?? 0);
    const taken = `${articles[first]?.file ?? ''} already has this number. Instead: Write ${Math.max(...numbers) + 1}.`;
    const isDay = Date.parse(iso) > 0 && new Date(iso).toISOString().startsWith(iso);
    const otherDay = isDay
      ? `"${words}" is not the day of datePublished, ${iso}. Instead: Write ${dateWordings(iso).short}, or correct datePublished.`
      : '';
    return [
      ...(first >= 0 && first < index ? [toProblem(placeOf(entry, ['id']), taken)] : []),
      ...(isDay && words && !isSameDay(iso, words)
        ? [toProblem(placeOf(entry, ['dateText']), otherDay)]
        : []),
    ];
  });
}
