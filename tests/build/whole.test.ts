import { globSync, lstatSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../reach.ts';
import { copyProject } from './project-copy.ts';

/* What is left of the site after builds that are killed, fail, run at the same time or find truncated caches. */
/** BUILD_ROUNDS=12 tries each 12 times. */
const ROUNDS = Number(process.env['BUILD_ROUNDS'] ?? (isFull ? 3 : 1));
const MINUTES = 60_000;

/** The same random numbers each time, to reproduce a failure. BUILD_SEED gives others. */
let seed = Number(process.env['BUILD_SEED'] ?? 7);
const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

const project = copyProject();
const build = (killAt?: string) => project.build({ PRECOMPRESS: 'on' }, killAt);
const business = join(project.root, 'src/content/business.yaml');
const facts = readFileSync(business, 'utf8');
const cache = join(project.root, 'node_modules', '.astro');
let clean: Record<string, string> = {};
/** Output of a build as it begins to write pages, pictures and the files for hosts. */
const moments = ['generating static routes', 'generating optimized images', '[host-rules]'];

beforeAll(async () => {
  const first = await build();
  expect(first.code, first.output).toBe(0);
  clean = project.built();
  expect(Object.keys(clean).length).toBeGreaterThan(100);
}, 20 * MINUTES);
afterEach(() => writeFileSync(business, facts));
afterAll(() => project.remove());

describe.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('in round %i a build', (round) => {
  it('that is killed leaves the old site', { timeout: 10 * MINUTES }, async () => {
    writeFileSync(business, facts.replace('(512) 555-0142', `(512) 555-01${10 + (round % 90)}`));
    const moment = moments[round % moments.length];
    const { code } = await build(moment);
    expect(code, moment).toBeNull();
    expect(project.built()).toEqual(clean);
  });

  it('that fails at a mistake leaves the old site', { timeout: 10 * MINUTES }, async () => {
    const before = project.built();
    writeFileSync(business, facts.replace('phone:', 'fone:'));
    const { code, output } = await build();
    expect(code).toBe(1);
    expect(output).toContain('business.yaml');
    expect(project.built()).toEqual(before);
  });

  it(
    'that runs beside another and finds truncated caches is complete',
    { timeout: 10 * MINUTES },
    async () => {
      // Only later rounds lose the checksums, because then everything is made again, which takes long.
      const names = globSync('**/*', { cwd: cache }).filter((name) => round > 1 || name !== 'checksums.json');
      // Truncates a few pictures and more of the other files, because pictures take long to make again.
      for (const [index, name] of names.toSorted().entries()) {
        const file = join(cache, name);
        if (lstatSync(file).isFile() && (index + round) % (name.startsWith('assets') ? 30 : 4) === 0)
          truncateSync(file, Math.floor(lstatSync(file).size * random()));
      }
      const [one, other] = await Promise.all([build(), build()]);
      expect([one.code, other.code], one.output + other.output).toEqual([0, 0]);
      expect(one.output + other.output).toContain('Another build is running');
      expect(project.built()).toEqual(clean);
    },
  );
});
