import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../build/project-copy.ts';

const project = copyProject();
const business = join(project.root, 'src/content/business.yaml');
const said = readFileSync(business, 'utf8');
const read = (file: string) => readFileSync(join(project.root, 'dist', file), 'utf8');

/** What visitors and search engines read on a page, without the cards of articles. */
function saidOn(file: string): string {
  const page = parse(read(file));
  for (const part of page.querySelectorAll(
    'style, svg, template, a[href^="/blog/"], script:not([type$="json"])',
  ))
    part.remove();
  const told = page.querySelectorAll('meta[content]').map((meta) => meta.getAttribute('content'));
  const drawn = page
    .querySelectorAll('[alt], [aria-label]')
    .map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label'));
  return [page.text, ...told, ...drawn].join(' ').replace(/\s+/g, ' ');
}

/** What each switch takes off the site: its pages, what heads its link in the menu, and its words. */
const switches = {
  commercial: {
    pages: ['/commercial-window-tinting'],
    menu: 'Commercial',
    words: /\b(?:commercial|businesses|your business|storefronts?)\b/gi,
  },
  residential: {
    pages: ['/residential-window-tinting'],
    menu: 'Residential',
    words: /\b(?:residential|homes|homeowners?|houses?)\b/gi,
  },
  automotive: {
    pages: ['/auto-window-tinting', '/tesla-window-tinting', '/automotive-gallery'],
    menu: 'Automotive',
    words:
      /\b(?:vehicles?|automotive|tesla|windshields?|drivers|(?:my|your|our|every|a) car|(?<!parked )cars)\b/gi,
  },
  tesla: { pages: ['/tesla-window-tinting'], menu: 'Tesla Tinting', words: /\btesla\b/gi },
};

const shops: Record<string, (keyof typeof switches)[]> = {
  'without Teslas': ['tesla'],
  'without vehicles': ['automotive'],
  'for homes alone': ['commercial', 'automotive'],
  'for businesses alone': ['residential', 'automotive'],
  'for vehicles alone': ['commercial', 'residential'],
};

afterAll(() => project.remove());

describe.each(Object.entries(shops))('a shop %s', (_shop, off) => {
  const pages = off.flatMap((name) => switches[name].pages);

  beforeAll(async () => {
    const lines = new RegExp(`^  (${off.join('|')}): true$`, 'gm');
    writeFileSync(business, said.replace(lines, '  $1: false'));
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

  it('says nothing of it but in articles, and in what towns tell of themselves', () => {
    const files = globSync('**/*.html', { cwd: join(project.root, 'dist') });
    const found = off.flatMap((name) => {
      const own = name === 'automotive' ? /^(?:blog|credits)/ : /^(?:blog|credits|locations)|-window-tinting/;
      const others = files.filter((file) => !own.test(file));
      expect(others.length).toBeGreaterThan(8);
      return others.flatMap((file) =>
        [...saidOn(file).matchAll(switches[name].words)].map(([word]) => `${file}: ${word}`),
      );
    });
    expect([...new Set(found)]).toEqual([]);
  });

  it('does not name it in the menu', () => {
    const items = parse(read('index.html')).querySelectorAll(
      'nav#menu > a, nav#menu button, nav#menu .menu-links a',
    );
    expect(items.length).toBeGreaterThan(10);
    const texts = items.map(({ text }) => text.trim());
    for (const name of off) expect(texts).not.toContain(switches[name].menu);
  });

  it('does not ask for it in the form', () => {
    const form = parse(read('request-quote.html')).querySelector('form');
    const choices = form?.querySelectorAll('[type=radio][name=serviceType]');
    const offered = ['commercial', 'residential'].filter((name) => !off.some((one) => one === name));
    const values = (inputs: HTMLElement[] | undefined) => inputs?.map((input) => input.getAttribute('value'));
    expect(values(choices)).toEqual(offered.length > 1 ? offered : []);
    // Without JavaScript nothing else would tell the one that is left.
    const sent = form?.querySelectorAll('[type=hidden][name=serviceType]');
    expect(values(sent)).toEqual(offered.length === 1 ? offered : []);
  });
});
