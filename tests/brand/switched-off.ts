import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';

/** What visitors and search engines read on a page, without the cards of articles. */
function saidOn(html: string): string {
  const page = parse(html);
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

/** Name of a switch in `business.yaml`. */
export type Switch = keyof typeof switches;

/** The source of `business.yaml` with these switches off. */
export const without = (business: string, off: readonly Switch[]) =>
  business.replace(new RegExp(`^  (${off.join('|')}): true$`, 'gm'), '  $1: false');

/** Tests that the site in `dist` of a project, built with these switches off, has nothing of them. */
export function testWithout(root: string, off: readonly Switch[]) {
  const pages = off.flatMap((name) => switches[name].pages);
  const dist = join(root, 'dist');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');

  it('has no page of it, no picture of one for sharing, and no entry in the sitemap', () => {
    for (const page of pages) {
      expect(existsSync(join(dist, `${page}.html`)), page).toBe(false);
      expect(existsSync(join(dist, `social${page}.jpg`)), page).toBe(false);
      expect(read('sitemap-0.xml')).not.toContain(`${page}<`);
    }
  });

  it('leads to it from nowhere: no link, no redirect, no rule for a host, no structured data', () => {
    const gone = new RegExp(`(?:${pages.join('|')})(?![\\w-])`);
    const files = globSync('**/*.{html,json,xml,conf}', { cwd: dist });
    expect(files.length).toBeGreaterThan(40);
    expect([...files, '_redirects', '_headers'].filter((file) => gone.test(read(file)))).toEqual([]);
  });

  it('says nothing of it but in articles, and in what towns tell of themselves', () => {
    const files = globSync('**/*.html', { cwd: dist });
    const found = off.flatMap((name) => {
      const own = name === 'automotive' ? /^(?:blog|credits)/ : /^(?:blog|credits|locations)|-window-tinting/;
      const others = files.filter((file) => !own.test(file));
      expect(others.length).toBeGreaterThan(8);
      return others.flatMap((file) =>
        [...saidOn(read(file)).matchAll(switches[name].words)].map(([word]) => `${file}: ${word}`),
      );
    });
    expect([...new Set(found)]).toEqual([]);
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
}
