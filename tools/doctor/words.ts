import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from './recipes.ts';
import { textAt, type Entry } from '../../src/site/build/content-file.ts';

const wordsOf = (list: string) => list.trim().split(/,\s+/);

/** Words of the sample shop and of the region around it. */
const sampleWords = wordsOf(`
  Oakshade, oakshade.example, 555-0142, 1200 Live Oak Trail, 78669, Texas, Texan, Hill Country,
  Highland Lakes, Lake Travis, limestone, live oak, bluebonnet, Austin, Bee Cave, Cedar Park, Dallas,
  Dripping Springs, Fort Worth, Georgetown, Lakeway, Leander, Liberty Hill, Marble Falls, Round Rock,
  Spicewood, Westlake, Travis, Williamson, Burnet, Highway 71, RM 620, Galleria, MoPac,
  83 degrees, 36 degrees`);

const states = wordsOf(`
  Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia,
  Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts,
  Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey,
  New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island,
  South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia,
  Wisconsin, Wyoming`);

const brandOf = (entries: readonly Entry[]) =>
  textAt(entries.find(({ kind }) => kind === 'business')?.data, ['brand']);
const isSample = (entries: readonly Entry[]) => brandOf(entries).includes('Oakshade');

/** Words that another shop may use: its own name, address, state and locations. */
function ownWords(entries: readonly Entry[]): string {
  const paths: Partial<Record<Entry['kind'], string[][]>> = {
    business: [['brand'], ['titleCity'], ['address', 'street'], ['address', 'town'], ['address', 'zip']],
    state: [['name']],
    locations: [['city']],
  };
  return entries
    .flatMap(({ kind, data }) => (paths[kind] ?? []).map((path) => textAt(data, path)))
    .join('\n');
}

interface Text {
  file: string;
  kind?: Entry['kind'];
  source: string;
}

/** The drawings of the brand, whose texts screen readers and search engines get. */
export function readBrandFiles(root: string): Text[] {
  const folder = 'src/assets/brand';
  return globSync('*.svg', { cwd: join(root, folder) }).map((name) => ({
    file: `${folder}/${name}`,
    source: readFileSync(join(root, folder, name), 'utf8'),
  }));
}

/**
 * Words of the sample shop and names of other states, by file, as often as they occur. Without the shop's own words, paths
 * of pictures, comments, and the sources of articles.
 */
function findSampleWords(
  entries: readonly Entry[],
  brandFiles: readonly Text[],
): { file: string; words: string[] }[] {
  const own = isSample(entries) ? '' : ownWords(entries);
  const wanted = [...new Set([...sampleWords, ...states])].filter((word) => !own.includes(word));
  // A lower-case word may also begin a sentence.
  const words = wanted.map((word) => word.replace(/^[a-z]/, (first) => `[${first}${first.toUpperCase()}]`));
  const pattern = new RegExp(`\\b(?:${words.join('|')})`, 'g');
  return [...entries, ...brandFiles].flatMap(({ file, kind, source }) => {
    const skipped = kind === 'articles' ? /^\s*(?:- )?(?:src:|#)|^ {2}- text: / : /^\s*(?:- )?(?:src:|#)/;
    const lines = source.split('\n').filter((line) => !skipped.test(line));
    const found = lines.flatMap((line) => line.match(pattern) ?? []);
    return found.length ? [{ file, words: found }] : [];
  });
}

/** The result of `findSampleWords`, a line for each file, such as `src/content/pages/home.yaml: Austin (3), Texas`. */
export function listSampleWords(entries: readonly Entry[], brandFiles: readonly Text[]): string {
  const lines = findSampleWords(entries, brandFiles).map(({ file, words }) => {
    const counts = [...Map.groupBy(words, (word) => word)];
    return `${file}: ${counts.map(([word, { length }]) => (length > 1 ? `${word} (${length})` : word)).join(', ')}`;
  });
  return lines.join('\n') || 'None are left.';
}

/** The result of `findSampleWords` in one line, if the brand is no longer that of the sample. */
export function wordWarnings(entries: readonly Entry[], brandFiles: readonly Text[]): Problem[] {
  const business = entries.find(({ kind }) => kind === 'business');
  const found = isSample(entries) ? [] : findSampleWords(entries, brandFiles);
  if (!business || !found.length) return [];
  const words = [...new Set(found.flatMap((each) => each.words))].slice(0, 5).join(', ');
  const wrong = `Words of the sample or of another state are left in the content, such as: ${words}.`;
  const remedy = `Run npm run doctor -- words to see where, and write your own. ${recipe('make-it-yours.md')}`;
  return [problemAt(business, ['brand'], wrong, remedy)];
}
