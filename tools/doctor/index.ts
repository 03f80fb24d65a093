import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { readServerSettings } from '../../src/server/settings.ts';
import {
  isHidden,
  readContent,
  textAt,
  textsOf,
  valueAt,
  type Entry,
} from '../../src/site/build/content-file.ts';
import { findSetting, readSettings, type Settings } from '../../src/site/build/settings.ts';
import { isDrawn } from '../../src/site/format/is-drawn.ts';
import { findMentionsOfSwitchedOff } from './switched-off.ts';

/** The recipes on how to change a field of business.yaml or a folder with sample content. Others have `make-it-yours.md`. */
const recipes: Readonly<Record<string, string>> = {
  claims: 'prices-and-claims.md',
  discountPercent: 'prices-and-claims.md',
  warranties: 'prices-and-claims.md',
  reviews: 'customer-quotes.md',
  phone: 'phone-and-hours.md',
  email: 'phone-and-hours.md',
  address: 'phone-and-hours.md',
  hours: 'phone-and-hours.md',
  timeZone: 'phone-and-hours.md',
  links: 'phone-and-hours.md',
  social: 'phone-and-hours.md',
  site: 'put-it-online.md',
  'src/content/faqs': 'faq.md',
  'src/content/services': 'services.md',
  'src/content/locations': 'new-location.md',
  'src/content/articles': 'new-article.md',
  'src/content/state.yaml': 'another-state.md',
};

/** Names the recipe to follow, as the last sentence of a remedy. */
const recipe = (name: string) => `Recipe: content-docs/${name}.`;

/** Names the recipe for a field of business.yaml, or for a folder or file that `sampleValues` lists there. */
const recipeFor = ([first, second]: readonly PropertyKey[]) =>
  recipe(recipes[String(first === 'sampleValues' ? second : first)] ?? 'make-it-yours.md');

/** The claim that a field belongs to. While the claim is off, the field is not used. */
const claimOf: Readonly<Record<string, string>> = {
  'links.booking': 'booking',
  'links.giftCards': 'giftCards',
  'reviews.url': 'reviews',
  'reviews.count': 'reviews',
  discountPercent: 'discount',
  discountFor: 'discount',
  discountHow: 'discount',
};

/** What a value under `sampleValues` still needs; undefined for a claim that is off. */
function describeSample(name: string, value: unknown): [wrong: string, remedy: string] | undefined {
  if (name.startsWith('claims.'))
    return value ? ['The site says so. Is it true of your shop?', 'Write false if it is not.'] : undefined;
  if (name.startsWith('src/')) return ['These texts are the sample shop’s.', 'Make them yours.'];
  const shown = typeof value === 'string' ? `"${value}"` : 'This';
  return [`${shown} is still listed under sampleValues.`, 'Write your own, or keep it if it is right.'];
}

/** Sample values in business.yaml: those that it lists itself, and others that cannot be real. */
function businessBlockers(business: Entry): Problem[] {
  const listed = valueAt(business.data, ['sampleValues']);
  const names = Array.isArray(listed) ? listed.map(String) : [];
  const isUnused = (name: string) =>
    claimOf[name] && valueAt(business.data, ['claims', claimOf[name]]) === false;
  const blocker = (path: PropertyKey[], wrong: string, remedy: string) =>
    problemAt(business, path, wrong, `${remedy} ${recipeFor(path)}`);
  const declared = names.flatMap((name) => {
    const steps = name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const path = name.startsWith('src/') ? ['sampleValues', name] : steps;
    const sample = isUnused(name) ? undefined : describeSample(name, valueAt(business.data, path));
    return sample ? [blocker(path, sample[0], `${sample[1]} Then delete its line under sampleValues.`)] : [];
  });
  const undeclared = textsOf(business.data).flatMap(({ path, text }) => {
    const name = path.map(String).join('.');
    const isReserved = /\.example(?![\w-])|\b555-01\d\d\b/.test(text);
    if (!isReserved || isUnused(name) || names.some((each) => name.startsWith(each))) return [];
    return [blocker(path, `${text} is reserved for samples, and reaches nobody.`, 'Write your own.')];
  });
  return [...declared, ...undeclared];
}

/** What `sample: true` means in each kind of content. */
const samples: Partial<Record<Entry['kind'], { wrong: string; recipeFile: string }>> = {
  films: { wrong: 'The film figures are typical ranges, not yours.', recipeFile: 'prices-and-claims.md' },
  calculator: { wrong: 'The films and prices are the sample shop’s.', recipeFile: 'prices-and-claims.md' },
  about: { wrong: 'The owner, license or insurance is made up.', recipeFile: 'make-it-yours.md' },
  reviews: { wrong: 'The review is made up, so it is not published.', recipeFile: 'customer-quotes.md' },
  locations: { wrong: 'The job is made up, so it is not published.', recipeFile: 'new-location.md' },
  team: { wrong: 'The person is invented.', recipeFile: 'photos.md' },
};

/** The paths to each `sample: true`. */
function samplePaths(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return key === 'sample' && item === true ? [[...path, key]] : samplePaths(item, [...path, step]);
  });
}

function sampleBlockers(entry: Entry): Problem[] {
  const { wrong = 'This is a sample.', recipeFile = 'make-it-yours.md' } = samples[entry.kind] ?? {};
  const remedy = `Write what is true and delete the line "sample: true", or delete it all. ${recipe(recipeFile)}`;
  return samplePaths(entry.data).map((path) => problemAt(entry, path, wrong, remedy));
}

/** A gallery that shows drawings where visitors expect finished jobs. */
function galleryBlockers(gallery: Entry, business: Entry | undefined): Problem[] {
  const service = gallery.slug === 'gallery' ? 'automotive' : gallery.slug;
  const isOff = (name: string) => valueAt(business?.data, ['services', name]) === false;
  if (isOff(service) || (service === 'tesla' && isOff('automotive'))) return [];
  const all = textsOf(gallery.data).filter(({ path }) => path.at(-1) === 'alt');
  const { length } = all.filter(({ text }) => isDrawn({ alt: text }));
  const wrong = `${length} of ${all.length} pictures are drawn or rendered, not photos of finished jobs.`;
  const remedy = `Add photos with npm run new, choose photo, and delete the others from the list. ${recipe('photos.md')}`;
  if (length) return [problemAt(gallery, ['images'], wrong, remedy)];
  const note = textAt(gallery.data, ['note']);
  if (!/drawing|illustration|rendering/i.test(note)) return [];
  const noteRemedy = `Delete the line. ${recipe('photos.md')}`;
  return [problemAt(gallery, ['note'], `"${note}" stands under photos.`, noteRemedy)];
}

/** The one setting that a launch needs: where quote requests go. */
function deliveryBlockers(root: string, settings: Settings): Problem[] {
  if ((settings.QUOTE_DELIVERY ?? 'console') !== 'console') return [];
  const field = 'QUOTE_DELIVERY';
  const wrong = 'Quote requests go nowhere: the form sends nothing.';
  const remedy = `Choose how requests reach you, for example QUOTE_DELIVERY=server with SMTP_URL and QUOTES_MAIL_TO. Each way takes at most five steps. ${recipe('get-quotes-by-email.md')}`;
  return [{ ...findSetting(field, root, settings), field, wrong, remedy }];
}

/** A privacy page that promises another retention than the server has. */
function retentionBlockers(privacy: Entry, settings: Settings): Problem[] {
  if (settings.QUOTE_DELIVERY !== 'server') return [];
  const { keepDays } = readServerSettings(settings);
  const promised = valueAt(privacy.data, ['keepDays']);
  if (promised === keepDays) return [];
  const wrong = `The page says that requests are kept for ${String(promised)} days, and the server keeps them for ${keepDays}.`;
  const remedy = `Set QUOTES_KEEP_DAYS to the same number, or write keepDays: ${keepDays}. ${recipe('get-quotes-by-email.md')}`;
  return [problemAt(privacy, ['keepDays'], wrong, remedy)];
}

/** Everything that still blocks a launch of the project at `root`, whose settings and content have no mistakes. */
export function findBlockers(root = '.', settings = readSettings(root)): Problem[] {
  const entries = readContent(root);
  const business = entries.find(({ kind }) => kind === 'business');
  return [
    ...deliveryBlockers(root, settings),
    ...entries.flatMap((entry) => [
      ...(entry.kind === 'business' ? businessBlockers(entry) : []),
      ...(entry.kind === 'galleries' ? galleryBlockers(entry, business) : []),
      ...(entry.kind === 'privacy' ? retentionBlockers(entry, settings) : []),
      ...sampleBlockers(entry),
    ]),
  ];
}

/** Sentences that name what is off, reviews that are due at `now`, and articles about a service that is off. */
export function findWarnings(root = '.', now = new Date()): Problem[] {
  const [business] = readContent(root, ['business']);
  const switchedOff = findMentionsOfSwitchedOff(root).map(({ file, line, switch: name, sentence }) => ({
    ...{ file, line, field: '', wrong: `It names ${name}, which is off: "${sentence}"` },
    remedy: `Write the sentence without it, take it out, or give its item the line needs: ${name}`,
  }));
  const dated = readContent(root, ['state', 'articles']).flatMap((entry) => {
    const problems: Problem[] = [];
    const isState = entry.kind === 'state';
    const path = isState ? ['law', 'reviewedOn'] : ['reviewedOn'];
    const months = isState ? Number(valueAt(entry.data, ['law', 'reviewMonths'])) : 24;
    const due = new Date(textAt(entry.data, path));
    due.setUTCMonth(due.getUTCMonth() + months);
    if (due <= now) {
      const remedy = `Compare its figures and rules with ${isState ? 'the state’s page' : 'their sources'}, and write reviewedOn: '${now.toISOString().slice(0, 10)}'.`;
      problems.push(problemAt(entry, path, 'The next review is due.', remedy));
    }
    const service = textAt(entry.data, ['category']).toLowerCase();
    if (service && !isHidden(entry) && valueAt(business?.data, ['services', service]) === false) {
      const wrong = `The article is about a service that is off: services > ${service} in business.yaml.`;
      const remedy = `Write draft: true at its top, or choose another category. ${recipe('services.md')}`;
      problems.push(problemAt(entry, ['category'], wrong, remedy));
    }
    return problems;
  });
  return [...switchedOff, ...dated];
}
