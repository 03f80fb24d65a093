import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../build/project-copy.ts';

const project = copyProject();
const business = join(project.root, 'src/content/business.yaml');
const said = readFileSync(business, 'utf8');
const read = (file: string) => readFileSync(join(project.root, 'dist', file), 'utf8');

/** What each switch takes off the site: its pages, what heads its link in the menu, and the choice in the form. */
const switches = {
  commercial: { pages: ['/commercial-window-tinting'], menu: 'Commercial', choice: 'commercial' },
  residential: { pages: ['/residential-window-tinting'], menu: 'Residential', choice: 'residential' },
  automotive: {
    pages: ['/auto-window-tinting', '/tesla-window-tinting', '/automotive-gallery'],
    menu: 'Automotive',
    choice: '',
  },
  tesla: { pages: ['/tesla-window-tinting'], menu: 'Tesla Tinting', choice: '' },
};

afterAll(() => project.remove());

describe.each(Object.entries(switches))('with %s off', (name, { pages, menu, choice }) => {
  beforeAll(async () => {
    writeFileSync(business, said.replace(new RegExp(`^  ${name}: true$`, 'm'), `  ${name}: false`));
    const { code, output } = await project.build();
    expect(code, output).toBe(0);
  }, 1_200_000);

  it('has no page of it, no picture of one for sharing, and no entry in the sitemap', () => {
    for (const page of pages) {
      expect(existsSync(join(project.root, `dist${page}.html`)), page).toBe(false);
      expect(existsSync(join(project.root, `dist/social${page}.jpg`)), page).toBe(false);
      expect(read('sitemap-0.xml')).not.toContain(`${page}<`);
    }
  });

  it('leads to it from nowhere: no link, no redirect, no rule for a host, no structured data', () => {
    const gone = new RegExp(`(?:${pages.join('|')})(?![\\w-])`);
    const files = globSync('**/*.{html,json,xml,conf}', { cwd: join(project.root, 'dist') });
    expect(files.length).toBeGreaterThan(40);
    expect([...files, '_redirects', '_headers'].filter((file) => gone.test(read(file)))).toEqual([]);
  });

  it('does not name it in the menu', () => {
    const items = parse(read('index.html')).querySelectorAll(
      'nav#menu > a, nav#menu button, nav#menu .menu-links a',
    );
    expect(items.length).toBeGreaterThan(10);
    expect(items.map(({ text }) => text.trim())).not.toContain(menu);
  });

  it('does not ask for it in the form', () => {
    const form = parse(read('request-quote.html')).querySelector('form');
    const choices = form?.querySelectorAll('[type=radio][name=serviceType]');
    expect(choices?.map((input) => input.getAttribute('value'))).toEqual(
      choice ? [] : ['commercial', 'residential'],
    );
    // Without JavaScript nothing else would tell the one that is left.
    const sent = form?.querySelectorAll('[type=hidden][name=serviceType]');
    const left = ['commercial', 'residential'].filter((service) => choice && service !== choice);
    expect(sent?.map((input) => input.getAttribute('value'))).toEqual(left);
  });
});
