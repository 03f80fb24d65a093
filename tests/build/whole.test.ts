import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { copyProject } from './project-copy.ts';

const MINUTES = 60_000;
const project = copyProject();
const business = join(project.root, 'src/content/business.yaml');
const facts = readFileSync(business, 'utf8');
let first: Record<string, string> = {};

beforeAll(async () => {
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  first = project.built();
  expect(Object.keys(first).length).toBeGreaterThan(100);
}, 10 * MINUTES);
afterEach(() => writeFileSync(business, facts));
afterAll(() => project.remove());

it.each(['generating static routes', '[host-rules]'])(
  'a build that is killed at "%s" leaves the old site',
  async (moment) => {
    writeFileSync(business, facts.replace('(512) 555-0142', '(512) 555-0143'));
    expect((await project.build({}, moment)).code).toBeNull();
    expect(project.built()).toEqual(first);
  },
  5 * MINUTES,
);

it(
  'a build that finds mistakes names all of them, and leaves the old site',
  async () => {
    writeFileSync(business, facts.replace('phone:', 'fone:').replace('email:', 'mail:'));
    const { code, output } = await project.build();
    expect(code).toBe(1);
    expect(output).toMatch(/business\.yaml[^]*fone[^]*business\.yaml[^]*mail/);
    expect(project.built()).toEqual(first);
  },
  5 * MINUTES,
);

it('a build on a host stops while nobody has said where the form sends requests', async () => {
  const { code, output } = await project.build({ NETLIFY: 'true', QUOTE_DELIVERY: '' });
  expect(code).toBe(1);
  expect(output).toContain('QUOTE_DELIVERY');
  expect(project.built()).toEqual(first);
});

it(
  'astro build by itself makes the same site',
  async () => {
    const astro = ['node_modules/astro/bin/astro.mjs', 'build'];
    const { code, output } = await project.build({}, undefined, astro);
    expect(code, output).toBe(0);
    expect(project.built()).toEqual(first);
  },
  5 * MINUTES,
);
