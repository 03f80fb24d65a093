import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toLocationSlug } from '../../src/site/format/slugs.ts';
import { dateWordings } from '../../src/site/format/dates.ts';
import { articleCategories } from '../../src/schemas/article-categories.ts';
import { paragraph, cityName, randomFrom, sentence } from './made-up-texts.ts';

/** Articles of the sample site lend their pictures, so that no picture is made that is not made today. */
const covers = ['turf-melt', 'tint-maintenance', 'energy-savings', 'residential-benefits'];

/** Slug of a generated article. */
export const articleSlug = (number: number) => `generated-${number}`;

/** The body of a generated article: some 6 kB of plain prose, the same for this site and the bare one. */
function articleBody(number: number): string {
  const random = randomFrom(number);
  const section = () =>
    `## ${sentence(random, 20, 50)}\n\n${paragraph(random, 480)}\n\n${paragraph(random, 380)}\n`;
  return Array.from({ length: 6 }, section).join('\n');
}

function article(number: number, related: string): string {
  const random = randomFrom(number + 100_000);
  const day = `20${String(10 + (number % 14)).padStart(2, '0')}-0${1 + (number % 9)}-1${number % 10}`;
  const front = {
    id: 1000 + number,
    title: `${cityName(number)} and what its glass does`,
    searchTitle: `Glass of location ${number}`,
    subtitle: sentence(random, 60, 120),
    excerpt: sentence(random, 70, 120),
    description: sentence(random, 130, 150),
    keywords: ['window film', 'shade', 'glass'],
    category: articleCategories[number % articleCategories.length],
    badge: 'Guide',
    datePublished: day,
    dateText: dateWordings(day).short,
    reviewedOn: '2026-11-21',
    readTime: '5 min read',
    cover: {
      src: `../../assets/pictures/articles/${covers[number % covers.length]}.webp`,
      alt: `Illustration: ${sentence(random, 40, 80)}`,
    },
    summary: [1, 2, 3].map(() => sentence(random, 60, 120)),
    related: [related],
    callToAction: {
      heading: sentence(random, 20, 50),
      text: sentence(random, 40, 100),
      links: [{ label: 'Request a quote', href: '/request-quote' }],
    },
  };
  return `---\n${JSON.stringify(front, null, 1)}\n---\n\n${articleBody(number)}`;
}

/** The long texts of a generated location, as one text for the bare site. */
const townTexts = (number: number) => {
  const random = randomFrom(number + 200_000);
  return {
    intro: paragraph(random, 620),
    whyChooseUs: paragraph(random, 320),
    localInsight: paragraph(random, 800),
    answers: [1, 2, 3].map(() => paragraph(random, 240)),
  };
};

function locationYaml(number: number, zip: string): string {
  const random = randomFrom(number + 300_000);
  const city = cityName(number);
  const { intro, whyChooseUs, localInsight, answers } = townTexts(number);
  return JSON.stringify({
    city,
    state: 'TX',
    zipCodes: [zip],
    coordinates: { lat: 28 + random() * 5, lng: -100 + random() * 4 },
    description: sentence(random, 130, 150),
    highlights: [1, 2, 3].map(() => sentence(random, 20, 50)),
    neighborhoods: [1, 2, 3].map((part) => `${cityName(number * 3 + part)} End`),
    headings: { intro: sentence(random, 30, 58), climate: sentence(random, 30, 58) },
    uniqueContent: { intro, whyChooseUs, localInsight },
    faqs: answers.map((answer) => ({ question: sentence(random, 40, 70).replace('.', '?'), answer })),
  });
}

const usedZips = (folder: string, names: readonly string[]) =>
  new Set(names.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/\b7[5-9]\d{3}\b/g) ?? []));

/** Writes so many articles and locations into the content of a copy of the project. */
export function generate(
  project: string,
  articles: number,
  locations: number,
  ownLocations: readonly string[],
): void {
  const content = join(project, 'src/content');
  for (let number = 1; number <= articles; number++) {
    const related = number === 1 ? 'turf-melt' : articleSlug(number - 1);
    writeFileSync(join(content, `articles/${articleSlug(number)}.mdx`), article(number, related));
  }
  const used = usedZips(join(content, 'locations'), ownLocations);
  const zips = Array.from({ length: 5000 }, (_, index) => String(75000 + index)).filter(
    (zip) => !used.has(zip),
  );
  for (let number = 1; number <= locations; number++) {
    const file = `locations/${toLocationSlug(cityName(number))}.yaml`;
    writeFileSync(join(content, file), locationYaml(number, zips[number % zips.length] ?? '79999'));
  }
}

/** Writes the same texts into a bare site: articles as MDX and locations as Markdown. */
export function generateBare(project: string, articles: number, locations: number): void {
  const [mdx, md] = ['mdx', 'md'].map((kind) => join(project, 'src/content', kind));
  for (const folder of [mdx, md]) mkdirSync(folder ?? '', { recursive: true });
  for (let number = 1; number <= articles; number++)
    writeFileSync(
      join(mdx ?? '', `${articleSlug(number)}.mdx`),
      `---\ntitle: ${cityName(number)}\n---\n\n${articleBody(number)}`,
    );
  for (let number = 1; number <= locations; number++) {
    const { intro, whyChooseUs, localInsight, answers } = townTexts(number);
    const text = [intro, whyChooseUs, localInsight, ...answers].join('\n\n');
    writeFileSync(
      join(md ?? '', `location-${number}.md`),
      `---\ntitle: ${cityName(number)}\n---\n\n${text}\n`,
    );
  }
}
