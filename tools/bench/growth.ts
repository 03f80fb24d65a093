import { build } from 'astro';
import { fork } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { readContentFile, valueAt } from '../src/site/build/content-file.ts';
import { toLocationSlug } from '../src/site/format/slugs.ts';
import { readArguments } from './arguments.ts';
import { toTable } from './table.ts';

/* Builds copies of this project with more and more articles and as many locations. */
const usage = 'npm run bench -- --counts 0,100,1000    these are the counts where none are given';
const { values } = readArguments(usage, {
  options: {
    counts: { type: 'string', default: '0,100,1000' },
    /** Builds the folder it is started in and tells its parent what that took. */
    build: { type: 'boolean', default: false },
  },
});

const sample = readContentFile('.', 'locations', 'lakeway-window-tinting');
const article = readContentFile('.', 'articles', 'turf-melt');
const words = [...new Set(sample.source.match(/\b[a-z]{3,}\b/g))];
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a function that makes up texts of about so many characters, the same in each run. */
function textsOf(seed: number) {
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

const cityOf = (number: number) =>
  [number % words.length, Math.floor(number / words.length)]
    .map((index) => capitalize(words[index] ?? ''))
    .join(' ');

function addArticle(content: string, number: number): void {
  const text = textsOf(number);
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
  const text = textsOf(number + 100_000);
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

const left = new Set(['node_modules', 'dist', 'dist.old', '.git', '.astro', 'test-results', '.env']);

/** A copy of the project with so many more articles and locations. Packages and pictures are linked. */
function copyProject(count: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync('.', copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
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

const builtSchema = z.object({ seconds: z.number(), processorSeconds: z.number(), megabytes: z.number() });

/** Builds a folder in a process of its own, so that time and memory are those of one build. */
function measureBuild(cwd: string): Promise<z.infer<typeof builtSchema>> {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = fork(resolve('tools/bench.ts'), ['--build'], { cwd, env, silent: true });
  child.stderr?.pipe(process.stderr);
  const { promise, resolve: done, reject } = Promise.withResolvers<z.infer<typeof builtSchema>>();
  child.on('message', (message) => done(builtSchema.parse(message)));
  child.on('exit', (code) => reject(new Error(`The build ended with ${code}.`)));
  return promise;
}

async function buildHere(): Promise<void> {
  const start = performance.now();
  await build({ root: process.cwd(), logLevel: 'error' });
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.send?.({
    seconds: (performance.now() - start) / 1000,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: maxRSS / 1024,
  });
}

/** Builds a site of that size, then again after an article has changed. */
async function measure(count: number) {
  const copy = copyProject(count);
  try {
    const cold = await measureBuild(copy);
    const edited = join(copy, article.file);
    writeFileSync(edited, `${readFileSync(edited, 'utf8')}\nOne sentence more.\n`);
    const edit = await measureBuild(copy);
    const sizeOf = (name: string) => statSync(join(copy, 'dist', name)).size;
    return {
      added: count,
      pages: globSync('dist/**/*.html', { cwd: copy }).length,
      'build, s': cold.seconds.toFixed(1),
      'processor, s': cold.processorSeconds.toFixed(1),
      'after an edit, s': edit.seconds.toFixed(1),
      'memory, MB': Math.max(cold.megabytes, edit.megabytes).toFixed(0),
      'scripts and styles, bytes': globSync('_astro/*.{js,css}', { cwd: join(copy, 'dist') })
        .map(sizeOf)
        .reduce((sum, size) => sum + size, 0),
      ...Object.fromEntries(
        ['index', 'blog', 'locations'].map((name) => [`${name}, bytes`, sizeOf(`${name}.html.br`)]),
      ),
    };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

if (values.build) await buildHere();
else {
  const rows = [];
  for (const count of values.counts.split(',').map(Number)) {
    console.info(`Building with ${count} more articles and as many locations …`);
    rows.push(await measure(count));
  }
  console.info(toTable(rows));
}
