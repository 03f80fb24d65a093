import { globSync, lstatSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../reach.ts';
import { copyProject } from './project-copy.ts';

/*
 * Builds are killed at random moments, fail, run two at once and find truncated caches. After each of these the old site
 * is as it was, and the next build is byte for byte what a clean one is. BUILD_CASES=60 tries each 12 times.
 */
const CASES = Number(process.env['BUILD_CASES'] ?? (isFull ? 10 : 1));
const MINUTES = 60_000;

/** Always the same numbers, so that a failure can be met again; BUILD_SEED gives others. */
let seed = Number(process.env['BUILD_SEED'] ?? 7);
const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

const project = copyProject([], true);
const business = join(project.root, 'src/content/business.yaml');
const facts = readFileSync(business, 'utf8');
const cache = join(project.root, 'node_modules', '.astro');
let clean: Record<string, string> = {};
let duration = 0;

const edited = () =>
  writeFileSync(business, facts.replace('(512) 555-0142', `(512) 555-01${Math.floor(10 + random() * 89)}`));

/** Each does something to the project, and returns whether a whole build came of it. */
const kinds: Record<string, () => Promise<boolean>> = {
  'is killed in the middle of an edit': async () => {
    edited();
    const { code } = await project.build(random() * duration);
    return code === 0;
  },
  'fails at a mistake': async () => {
    writeFileSync(business, facts.replace('phone:', 'fone:'));
    const { code, output } = await project.build();
    expect(code).toBe(1);
    expect(output).toContain('business.yaml');
    return false;
  },
  'meets caches that were cut off': () => {
    for (const name of globSync('**/*', { cwd: cache })) {
      const file = join(cache, name);
      if (lstatSync(file).isFile() && random() < 0.5)
        truncateSync(file, Math.floor(lstatSync(file).size * random()));
    }
    return Promise.resolve(false);
  },
  'finds its settings in another file': async () => {
    const file = join(project.root, '.env.production.local');
    writeFileSync(file, 'QUOTE_DELIVERY=endpoint\nQUOTE_ENDPOINT=https://forms.hilltint.com/q\n');
    const { code, output } = await project
      .build(undefined, { QUOTE_DELIVERY: '' })
      .finally(() => rmSync(file));
    expect(code, output).toBe(0);
    const page = readFileSync(join(project.root, 'dist/request-quote.html'), 'utf8');
    expect(page).toContain('action="https://forms.hilltint.com/q"');
    expect(page).toContain("connect-src 'self' https://forms.hilltint.com;");
    expect(page).toContain("form-action 'self' https://forms.hilltint.com");
    return true;
  },
  'runs beside another': async () => {
    const [one, other] = await Promise.all([project.build(), project.build()]);
    expect([one.code, other.code], one.output + other.output).toEqual([0, 0]);
    expect(one.output + other.output).toContain('Another build is running');
    return false;
  },
};

beforeAll(async () => {
  const start = performance.now();
  const first = await project.build();
  // Builds with full caches take a third of the time.
  duration = (performance.now() - start) / 3;
  expect(first.code, first.output).toBe(0);
  clean = project.built();
  expect(Object.keys(clean).length).toBeGreaterThan(100);
}, 20 * MINUTES);

afterAll(() => project.remove());

const names = Object.keys(kinds);
describe.each(Array.from({ length: CASES }, (_, index) => [index + 1, names[index % names.length] ?? '']))(
  'case %i, a build that %s',
  (_index, name) => {
    it(
      'leaves the old site, and the next is whole',
      async () => {
        const isWhole = await kinds[name]?.().finally(() => writeFileSync(business, facts));
        if (!isWhole) expect(project.built()).toEqual(clean);
        const { code, output } = await project.build();
        expect(code, output).toBe(0);
        expect(project.built()).toEqual(clean);
        const left = readdirSync(project.root).filter((file) => file.startsWith('dist'));
        // Visitors who have a page of the old site open still ask for its hashed files.
        expect(left).toEqual(['dist', 'dist.old']);
        expect(readdirSync(join(project.root, 'dist.old'))).toEqual(['_astro']);
      },
      10 * MINUTES,
    );
  },
);
