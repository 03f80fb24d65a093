import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { copyProject, filesIn } from './project-copy.ts';

const MINUTES = 60_000;
const project = copyProject();
// The history has the days on which pages were last changed.
if (existsSync('.git')) symlinkSync(resolve('.git'), join(project.root, '.git'));
const business = join(project.root, 'src/content/business.yaml');
const facts = readFileSync(business, 'utf8');
const built = () => filesIn(join(project.root, 'dist'));
let first: Record<string, string> = {};

beforeAll(async () => {
  const { code, output } = await project.build({}, undefined, ['node_modules/astro/bin/astro.mjs', 'build']);
  expect(code, output).toBe(0);
  first = built();
}, 5 * MINUTES);
afterEach(() => writeFileSync(business, facts));
afterAll(() => project.remove());

it('astro build by itself makes the site that npm run build has made', () => {
  const whole = Object.entries(filesIn('dist')).filter(([name]) => !/\.(?:br|gz)$/.test(name));
  expect(whole.length).toBeGreaterThan(100);
  expect(Object.entries(first)).toEqual(whole);
});

it(
  'a build that is killed at its last step leaves the old site',
  async () => {
    writeFileSync(business, facts.replace('(512) 555-0142', '(512) 555-0143'));
    expect((await project.build({}, '[host-rules]')).code).toBeNull();
    expect(built()).toEqual(first);
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
    expect(built()).toEqual(first);
  },
  5 * MINUTES,
);

it(
  'a build on a host stops while nobody has said where the form sends requests',
  async () => {
    const { code, output } = await project.build({ NETLIFY: 'true', QUOTE_DELIVERY: '' });
    expect(code).toBe(1);
    expect(output).toContain('QUOTE_DELIVERY');
  },
  5 * MINUTES,
);
