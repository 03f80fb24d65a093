import { describe, expect, it } from 'vitest';
import { readPages } from '../../src/content-check/links';
import { readContent } from '../../src/site/build/content-file';
import { redirectPages, redirects } from '../../src/site/build/redirects';
import { listed, pages } from '../routes';
import { business, isServed, pageAt } from './site';

const linksOf = (path: string) =>
  pageAt(path)
    .querySelectorAll('a[href], area[href]')
    .map((link) => ({ href: link.getAttribute('href') ?? '', link }));

/** What is wrong with a link to a page of this site, or undefined. */
function findFault(from: string, href: string): string | undefined {
  const url = new URL(href, business.site + from);
  const { pathname: path, hash } = url;
  if (path !== '/' && path.endsWith('/')) return `${href} ends in a slash`;
  if (path in redirects) return `${href} leads to a redirect`;
  if (!isServed(path)) return `${href} does not exist`;
  if (!hash) return undefined;
  const target = pageAt(path).querySelector(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  return target ? undefined : `${href} has no such fragment`;
}

const routes = readPages('.', readContent('.'));

describe.each(pages)('%s', (path) => {
  it('has no section or heading that the content check does not accept in links', () => {
    const sections = pageAt(path).querySelectorAll('main :is(section, h2)[id]:not(form *)');
    expect(sections.map(({ id }) => id).filter((id) => !routes.get(path)?.has(id))).toEqual([]);
  });

  it('links only to pages and fragments that exist', () => {
    const internal = linksOf(path).filter(
      ({ href }) => /^[/#?]/.test(href) || href.startsWith(business.site),
    );
    expect(internal.flatMap(({ href }) => findFault(path, href) ?? [])).toEqual([]);
  });

  it('loads only files that exist', () => {
    const files = pageAt(path)
      .querySelectorAll('img, source, script[src], link[href], iframe[src]')
      .flatMap((element) => [
        element.getAttribute('src'),
        element.getAttribute('rel') === 'canonical' ? undefined : element.getAttribute('href'),
        ...(element.getAttribute('srcset') ?? '').split(/,\s+/).map((part) => part.trim().split(' ')[0]),
      ])
      .filter((src) => src?.startsWith('/'))
      .map((src) => src?.split('?')[0] ?? '');
    expect(files.filter((src) => !isServed(src))).toEqual([]);
    const social = pageAt(path).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect(isServed(new URL(social).pathname), `${social} is in the build`).toBe(true);
  });

  it('links to other sites by https, and opens booking and gift cards in a new tab', () => {
    const external = linksOf(path).filter(
      ({ href }) => /^https?:/.test(href) && !href.startsWith(business.site),
    );
    const withoutTls = external.filter(({ href }) => !href.startsWith('https://'));
    expect(withoutTls.map(({ href }) => href)).toEqual([]);
    const { booking, giftCards } = business.links;
    for (const { href, link } of external.filter(({ href }) => href === booking || href === giftCards)) {
      expect(link.getAttribute('target'), href).toBe('_blank');
      expect(link.getAttribute('rel'), href).toContain('noopener');
    }
  });

  it('has only phone and email links to the business', () => {
    const hrefs = linksOf(path).map(({ href }) => href);
    const digits = `tel:+1${business.phone.replace(/\D/g, '')}`;
    const wrong = hrefs.filter(
      (href) =>
        (href.startsWith('tel:') && href !== digits) ||
        (href.startsWith('mailto:') && !href.startsWith(`mailto:${business.email}`)) ||
        (href.startsWith('sms:') && !href.startsWith(digits.replace('tel', 'sms'))),
    );
    expect(wrong).toEqual([]);
    expect(hrefs).toContain(digits);
  });
});

describe('the site', () => {
  it('links to each listed page from another one', () => {
    const linked = new Set(
      pages.flatMap((path) =>
        linksOf(path).flatMap(({ href }) => {
          const target = href.startsWith('/') ? href.replace(/[?#].*/, '') : '';
          return target && target !== path ? [target] : [];
        }),
      ),
    );
    expect(listed.filter((path) => !linked.has(path))).toEqual([]);
  });

  it.each(redirectPages)('%s redirects to %s, with a link in case the browser does not', (from, to) => {
    const page = pageAt(from);
    expect(isServed(to)).toBe(true);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(`0; url=${to}`);
    expect(page.querySelector('main a')?.getAttribute('href')).toBe(to);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(business.site + to);
  });
});
