import { fork } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { readContentFile, valueAt } from '../../src/site/build/content-file.ts';
import { capitalize } from '../../src/site/format/running-text.ts';
import { toLocationSlug } from '../../src/site/format/slugs.ts';

const builtSchema = z.object({ seconds: z.number(), processorSeconds: z.number(), megabytes: z.number() });

/** What a build took: wall-clock time, processor time and peak memory. */
export type Built = z.infer<typeof builtSchema>;

const sample = readContentFile('.', 'locations', 'lakeway-window-tinting');
const article = readContentFile('.', 'articles', 'turf-melt');
const words = [...new Set(sample.source.match(/\b[a-z]{3,}\b/g))];

/** Returns a function that writes filler text of about a given length, always the same for the same seed. */
function createFiller(seed: number) {
  let state = seed;
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return words[(state >>> 8) % words.length] ?? '';
  };
  return (length: number, end = '.') => {
    let text = capitalize(word());
    while (text.length < length - 12) text += ` ${word()}`;
    return text + end;
  };
}

/** A made-up two-word name of a city, unique for each number. */
const cityOf = (number: number) =>
  [number % words.length, Math.floor(number / words.length)]
    .map((index) => capitalize(words[index] ?? ''))
    .join(' ');

function addArticle(content: string, number: number): void {
  const text = createFiller(number);
  const front = {
    ...z.record(z.string(), z.unknown()).parse(article.data),
    id: 1000 + number,
    title: text(50),
    searchTitle: `Glass of location ${number}`,
    description: text(150),
    related: ['turf-melt'],
    featured: false,
  };
  writeFileSync(
    join(content, `articles/generated-${number}.mdx`),
    `---\n${stringify(front)}---\n${article.body.trimStart()}`,
  );
}

function addLocation(content: string, number: number, zip: string): void {
  const text = createFiller(number + 100_000);
  const city = cityOf(number);
  const location = {
    ...z.record(z.string(), z.unknown()).parse(sample.data),
    city,
    zipCodes: [zip],
    coordinates: { lat: 28 + (number % 500) / 100, lng: -100 + (number % 400) / 100 },
    description: text(150),
    headings: { intro: text(50), climate: text(50) },
    uniqueContent: { intro: text(620), whyChooseUs: text(320), localInsight: text(800) },
    roads: text(200),
    savings: undefined,
    faqs: [1, 2, 3].map(() => ({ question: text(60, '?'), answer: text(240) })),
  };
  writeFileSync(join(content, `locations/${toLocationSlug(city)}.yaml`), stringify(location));
}

const excluded = new Set(['node_modules', 'dist', 'dist.old', '.git', '.astro', 'test-results', '.env']);

/** Copies the project, with `count` more articles and as many locations. Symlinks its packages and image cache. */
function copyProject(count: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync('.', copy, { recursive: true, filter: (path) => !excluded.has(basename(path)) });
  mkdirSync(join(copy, 'node_modules/.astro'), { recursive: true });
  const packages = readdirSync('node_modules').filter((name) => !/^\.(?:astro|vite)$/.test(name));
  for (const name of [...packages, '.astro/assets'])
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  const content = join(copy, 'src/content');
  const used = globSync('locations/*.yaml', { cwd: content }).flatMap((name) =>
    [valueAt(readContentFile('.', 'locations', basename(name, '.yaml')).data, ['zipCodes'])].flat(),
  );
  const zips = Array.from({ length: 5000 }, (_, index) => String(75_000 + index)).filter(
    (zip) => !used.includes(zip),
  );
  for (let number = 1; number <= count; number++) {
    addArticle(content, number);
    addLocation(content, number, zips[number % zips.length] ?? '');
  }
  return copy;
}

/** Builds a folder in a process of its own, whose time and memory are those of one build. */
function measureBuild(cwd: string): Promise<Built> {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = fork(new URL('build-here.ts', import.meta.url), {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { promise, resolve: done, reject } = Promise.withResolvers<Built>();
  child.on('message', (message) => done(builtSchema.parse(message)));
  child.on('close', (code) => reject(new Error(`The build ended with ${code}.`)));
  return promise;
}

/**
 * Builds a copy of this site with `count` more articles and as many locations, then again after an article has changed.
 * Times are in seconds.
 */
export async function measureGrowth(count: number) {
  const copy = copyProject(count);
  try {
    const cold = await measureBuild(copy);
    const edited = join(copy, article.file);
    writeFileSync(edited, `${readFileSync(edited, 'utf8')}\nOne more sentence.\n`);
    const edit = await measureBuild(copy);
    const assets = globSync('_astro/*.{js,css}', { cwd: join(copy, 'dist') });
    return {
      added: count,
      pages: globSync('dist/**/*.html', { cwd: copy }).length,
      build: Number(cold.seconds.toFixed(1)),
      processor: Number(cold.processorSeconds.toFixed(1)),
      afterEdit: Number(edit.seconds.toFixed(1)),
      megabytes: Math.round(Math.max(cold.megabytes, edit.megabytes)),
      shared: assets.reduce((sum, name) => sum + statSync(join(copy, 'dist', name)).size, 0),
    };
  } finally {
    rmSync(copy, { recursive: true });
  }
}
