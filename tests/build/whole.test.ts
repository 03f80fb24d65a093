import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../browser/find-browser.ts';
import { watch } from '../browser/visit.ts';
import { serveSite } from '../support/serve-site.ts';
import { copyProject } from './project-copy.ts';

const MINUTES = 60_000;
const project = copyProject();
const business = join(project.root, 'src/content/business.yaml');
const facts = readFileSync(business, 'utf8');
let first: Record<string, string> = {};

/** What somebody who knows Astro's documentation might add to a page. */
const added = {
  'src/components/Counter.tsx': `import { useState } from 'react';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button className={count ? 'is-pressed' : ''} onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}`,
  'src/components/Greeting.astro': `---
import Counter from './Counter.tsx';
---
<p class="greeting pl-[37px]">Hello</p>
<p id="answer"></p>
<Counter client:load />
<style>
  .greeting { outline: 3px solid; }
</style>
<style is:global>
  .is-pressed { rotate: 3deg; }
</style>
<script is:inline>document.getElementById('answer').textContent = 'Inline';</script>
<script>document.getElementById('answer')!.title = 'Bundled';</script>`,
};

function addComponent(): void {
  for (const [file, text] of Object.entries(added)) writeFileSync(join(project.root, file), text);
  const page = join(project.root, 'src/pages/credits.astro');
  const source = readFileSync(page, 'utf8');
  const changed = source
    .replace('---', "---\nimport Greeting from '@/components/Greeting.astro';")
    .replace('<p>{lead}</p>', '$&<Greeting />');
  writeFileSync(page, changed);
}

beforeAll(async () => {
  addComponent();
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

it(
  'a build on a host stops while nobody has said where the form sends requests',
  async () => {
    const { code, output } = await project.build({ NETLIFY: 'true', QUOTE_DELIVERY: '' });
    expect(code).toBe(1);
    expect(output).toContain('QUOTE_DELIVERY');
    expect(project.built()).toEqual(first);
  },
  5 * MINUTES,
);

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

it(
  'a component written as in the documentation of Astro works',
  async () => {
    const { site, stop } = await serveSite(Number(process.env.TEST_PORT ?? 4322) + 80, {}, project.root);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      const { errors } = watch(page);
      await page.goto(`${site}/credits`);
      const button = page.getByRole('button', { name: 'Pressed' });
      // It may not have hydrated yet.
      await expect
        .poll(async () => {
          await button.click();
          return button.textContent();
        })
        .toMatch(/Pressed [1-9]\d* times/);
      expect(await button.evaluate((element) => getComputedStyle(element).rotate)).toBe('3deg');
      const styles = await page.getByText('Hello', { exact: true }).evaluate((element) => {
        const { outlineWidth, paddingLeft } = getComputedStyle(element);
        return { outlineWidth, paddingLeft };
      });
      expect(styles).toEqual({ outlineWidth: '3px', paddingLeft: '37px' });
      const answer = page.locator('#answer');
      expect([await answer.textContent(), await answer.getAttribute('title')]).toEqual(['Inline', 'Bundled']);
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      stop();
    }
  },
  5 * MINUTES,
);
