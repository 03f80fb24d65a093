import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';

/** The pages that are not on the site while a service is off. */
const pagesOf = {
  commercial: ['/commercial-window-tinting'],
  residential: ['/residential-window-tinting'],
  automotive: ['/auto-window-tinting', '/tesla-window-tinting', '/automotive-gallery'],
  tesla: ['/tesla-window-tinting'],
};

/** A service that `business.yaml` can switch off. */
export type Switch = keyof typeof pagesOf;

/** The source of `business.yaml` with these switches off. */
export const without = (business: string, off: readonly string[]) =>
  business.replace(new RegExp(`^  (${off.join('|')}): true$`, 'gm'), '  $1: false');

/** Tests that a site that was built with these services off has nothing of them. */
export function testWithout(root: string, off: readonly Switch[]) {
  const pages = off.flatMap((name) => pagesOf[name]);
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
