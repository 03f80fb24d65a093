import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';

/** The text of a page for visitors and search engines, without links to articles. */
function readTexts(html: string): string {
  const page = parse(html);
  for (const part of page.querySelectorAll(
    'style, svg, template, a[href^="/blog/"], script:not([type$="json"])',
  ))
    part.remove();
  const descriptions = page.querySelectorAll('meta[content]').map((meta) => meta.getAttribute('content'));
  const labels = page
    .querySelectorAll('[alt], [aria-label]')
    .map((element) => element.getAttribute('alt') ?? element.getAttribute('aria-label'));
  return [page.text, ...descriptions, ...labels].join(' ').replace(/\s+/g, ' ');
}

/** The pages and words that are not on the site while a service is off. */
const switches = {
  commercial: {
    pages: ['/commercial-window-tinting'],
    words: /\b(?:commercial|businesses|your business|storefronts?)\b/gi,
  },
  residential: {
    pages: ['/residential-window-tinting'],
    words: /\b(?:residential|homes|homeowners?|houses?)\b/gi,
  },
  automotive: {
    pages: ['/auto-window-tinting', '/tesla-window-tinting', '/automotive-gallery'],
    words:
      /\b(?:vehicles?|automotive|tesla|windshields?|drivers|(?:my|your|our|every|a) car|(?<!parked )cars)\b/gi,
  },
  tesla: { pages: ['/tesla-window-tinting'], words: /\btesla\b/gi },
};

/** A service that `business.yaml` can switch off. */
export type Switch = keyof typeof switches;

/** The source of `business.yaml` with these switches off. */
export const without = (business: string, off: readonly Switch[]) =>
  business.replace(new RegExp(`^  (${off.join('|')}): true$`, 'gm'), '  $1: false');

/** Tests that a site that was built with these services off has nothing of them. */
export function testWithout(root: string, off: readonly Switch[]) {
  const pages = off.flatMap((name) => switches[name].pages);
  const dist = join(root, 'dist');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');

  it('has no page of it, no picture for sharing and no entry in the sitemap', () => {
    for (const page of pages) {
      expect(existsSync(join(dist, `${page}.html`)), page).toBe(false);
      expect(existsSync(join(dist, `social${page}.jpg`)), page).toBe(false);
      expect(read('sitemap-0.xml')).not.toContain(`${page}<`);
    }
  });

  it('has no link to it, no redirect, no host rule and no structured data', () => {
    const removed = new RegExp(`(?:${pages.join('|')})(?![\\w-])`);
    const files = globSync('**/*.{html,json,xml,conf}', { cwd: dist });
    expect(files.length).toBeGreaterThan(40);
    expect([...files, '_redirects', '_headers'].filter((file) => removed.test(read(file)))).toEqual([]);
  });

  it('mentions it only in articles and in texts of locations', () => {
    const files = globSync('**/*.html', { cwd: dist });
    const found = off.flatMap((name) => {
      const mayNameIt =
        name === 'automotive' ? /^(?:blog|credits)/ : /^(?:blog|credits|locations)|-window-tinting/;
      const others = files.filter((file) => !mayNameIt.test(file));
      expect(others.length).toBeGreaterThan(8);
      return others.flatMap((file) =>
        [...readTexts(read(file)).matchAll(switches[name].words)].map(([word]) => `${file}: ${word}`),
      );
    });
    expect([...new Set(found)]).toEqual([]);
  });

  it('does not offer it in the form', () => {
    const form = parse(read('request-quote.html')).querySelector('form');
    const choices = form?.querySelectorAll('[type=radio][name=serviceType]');
    const enabled = ['commercial', 'residential'].filter((name) => !off.some((other) => other === name));
    const values = (inputs: HTMLElement[] | undefined) => inputs?.map((input) => input.getAttribute('value'));
    expect(values(choices)).toEqual(enabled.length > 1 ? enabled : []);
    // With one service left, the form has to name it even without JavaScript.
    const hidden = form?.querySelectorAll('[type=hidden][name=serviceType]');
    expect(values(hidden)).toEqual(enabled.length === 1 ? enabled : []);
  });
}
