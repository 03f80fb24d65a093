import type { Business } from '../schemas/business.ts';
import type { ContentKind } from '../schemas/index.ts';
import type { State } from '../schemas/state.ts';
import { themeSchema } from '../schemas/theme.ts';
import { isHidden, textAt, textsOf, valueAt, type Entry } from '../site/build/content-file.ts';
import { fullTitle } from '../site/seo/page-meta.ts';
import { partsWithMissingFonts } from '../site/theme/fonts.ts';
import { colorProblems } from '../site/theme/palette.ts';
import { chooseFrom, toProblem, type Found, type Problem } from './problem.ts';

/** Theme colors that make text unreadable, and typefaces that are not installed. */
export function themeProblems({ kind, data }: Entry): Found[] {
  const theme = kind === 'theme' ? themeSchema.safeParse(data).data : undefined;
  if (!theme) return [];
  const missing = partsWithMissingFonts(theme).map((part): Found => {
    const { package: name } = theme.fonts[part];
    const text = `${name} is not installed, or has no upright Latin style. Instead: Install it with npm install ${name}, or write a package that is listed in package.json.`;
    return [['fonts', part, 'package'], text];
  });
  return [...colorProblems(theme), ...missing];
}

/** ZIP codes and coordinates that are not in the state of `state.yaml`. */
export function stateProblems({ kind, data }: Entry, state: State | undefined): Found[] {
  if (!state || (kind !== 'business' && kind !== 'locations')) return [];
  const { bounds, zipStarts, name } = state;
  const [zips, coordinates] =
    kind === 'business' ? [['address', 'zip'], ['address']] : [['zipCodes'], ['coordinates']];
  const elsewhere = textsOf(valueAt(data, zips), zips).filter(
    ({ text }) => !zipStarts.some((start) => text.startsWith(start)),
  );
  const axes = [
    ['lat', bounds.south, bounds.north],
    ['lng', bounds.west, bounds.east],
  ] as const;
  return [
    ...elsewhere.map(({ path, text }): Found => {
      const told = `The ZIP code ${text} is not in ${name}. Instead: Write one that starts with ${zipStarts.join(', ')}.`;
      return [path, told];
    }),
    ...axes.flatMap(([axis, from, to]): Found[] => {
      const degrees = Number(valueAt(data, [...coordinates, axis]) ?? from);
      const told = `${degrees} is not in ${name}. Instead: Write a number from ${from} to ${to}: latitude first, and longitude negative in the United States.`;
      return degrees < from || degrees > to ? [[[...coordinates, axis], told]] : [];
    }),
  ];
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
const cardFields: Partial<Record<ContentKind, string[]>> = {
  articles: ['title'],
  business: ['brand'],
  locations: ['city'],
  services: ['name'],
};

/** A letter that the pictures for sharing cannot show, because no typeface of the theme has it. */
export async function letterProblems({ kind, data }: Entry): Promise<Found[]> {
  const path = cardFields[kind] ?? ['meta', 'card'];
  // Every typeface has these. The module is loaded only now, because it reads the typefaces.
  const letters = textAt(data, path).replace(/[ -~\u00a0-ÿ‘’“”–—…]/g, '');
  const [letter] = letters ? (await import('../site/seo/card-text.ts')).findMissing(letters) : [];
  const text = `The picture for sharing cannot show ${letter ?? ''}: no typeface in theme.yaml has it. Instead: Write it another way, or choose typefaces that have it.`;
  return letter ? [[path, text]] : [];
}

/** Texts and numbers of these fields that an earlier page already has. */
export function duplicateProblems(entries: readonly Entry[], fields: readonly string[][]): Problem[] {
  return fields.flatMap((path) => {
    const valueOf = ({ kind, data }: Entry) =>
      JSON.stringify(kind === 'galleries' ? '' : (valueAt(data, path) ?? '')).toLowerCase();
    return [...Map.groupBy(entries, valueOf)].flatMap(([value, [first, ...others]]) => {
      // New drafts all have the same placeholder texts.
      if (/^"(?:"|write here:)/.test(value)) return [];
      const told = `${first?.file ?? ''} has the same ${path.at(-1) ?? ''}. Instead: Write what is true of this page only, or delete one of the two files.`;
      return others.map((entry) => toProblem(entry, [path, told]));
    });
  });
}

/** Every run of five words in the texts of a location, with its own names taken out. */
function wordRunsOf({ data }: Entry): string[] {
  const plainTextsOf = (fields: string[]) =>
    fields
      .flatMap((field) => textsOf(valueAt(data, [field])))
      .map(
        ({ text }) =>
          text
            .toLowerCase()
            .replace(/['’]/g, '')
            .match(/[\p{L}\p{N}]+/gu)
            ?.join(' ') ?? '',
      )
      .filter(Boolean);
  // Longest first, so that "Lakeway Village" does not leave the word "village".
  const names = plainTextsOf(['neighborhoods', 'city']).toSorted((a, b) => b.length - a.length);
  const text = plainTextsOf(['uniqueContent', 'faqs']).join(' ');
  const words = text.replace(new RegExp(`\\b(?:${names.join('|')})\\b`, 'g'), '#').split(' ');
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
      return share > 10 ? toProblem(entry, [['uniqueContent'], text]) : [];
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
      const isUnseen =
        !missing.length && listed.length && !listed.some(({ text }) => published.includes(text));
      const unseen =
        'None of these is published, so visitors would not see this part. Instead: Publish one of them, list one that is, or delete articles and everything under it.';
      if (isUnseen && path.at(-1) === 'items') return toProblem(entry, [path, unseen]);
      return missing.map(({ path: at, text }) => {
        const remedy = names.length
          ? `${chooseFrom(text, names)} Or delete the line.`
          : `There are none yet: delete ${path[0] ?? ''} and everything under it.`;
        return toProblem(entry, [at, `There is no ${to.slice(0, -1)} called ${text}. Instead: ${remedy}`]);
      });
    });
  });
}
