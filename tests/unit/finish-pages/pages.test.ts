import { describe, expect, it } from 'vitest';
import { runtimeParts, runtimeScript } from '../../../src/integrations/finish-pages/island-runtime';
import { pagePolicy } from '../../../src/integrations/finish-pages/policy';
import { readPage, withChanges } from '../../../src/integrations/finish-pages/read-page';
import { scriptWords } from '../../../src/integrations/finish-pages/script-words';

const meta = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;
const page = (head: string, body = '') => readPage(`<html><head>${head}</head><body>${body}</body></html>`);
const policy = "font-src 'self';script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c';";

describe('a page', () => {
  it('is refused without a head', () => {
    expect(() => readPage('<p>x</p>')).toThrow('no head');
  });
});

describe('the policy of a page', () => {
  const write = (head: string, style = '') => {
    const html = `<html><head><meta charset="utf-8">${head}</head></html>`;
    const elements = readPage(html);
    const scripts = elements.filter(({ name }) => name === 'script');
    return withChanges(html, pagePolicy(html, elements, scripts, style));
  };

  it('stands at the top, with the hashes of the scripts that run and of the style, and the rest of its rules', () => {
    const scripts =
      '<script>one</script><script type="module">two</script><script src="/x.js"></script>' +
      '<script type="application/ld+json">{"a":1}</script><script type="text/partytown">three</script>';
    const html = write(scripts + meta(policy), 'a{}');
    expect(html).toContain(
      `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="font-src`,
    );
    expect(html).toContain(`${scripts}</head>`);
    const rules = (/content="([^"]*)"/.exec(html)?.[1] ?? '').split('; ');
    expect(rules[0]).toBe("font-src 'self'");
    expect(rules[1]?.match(/'sha256-[^']+'/g)).toHaveLength(3);
    expect(rules[1]).toContain("'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0='");
    expect(rules[2]).toMatch(/^style-src 'self' 'sha256-[^']+'$/);
  });

  it('is refused without hashes, without a policy and with two', () => {
    expect(() => write(meta("script-src 'self'"))).toThrow('no hashes in script-src');
    expect(() => write('')).toThrow('no content security policy');
    expect(() => write(meta('a') + meta('b'))).toThrow('more than one');
  });
});

describe('the runtime of islands', () => {
  const element = '<script>customElements.get("astro-island")||1</script>';
  const near = '<script>(self.Astro||(self.Astro={})).near=1</script>';
  const island = '<astro-island client="near"></astro-island>';

  it('is recognized among other scripts, and the element runs last', () => {
    const pieces = runtimeParts(page(element + near + '<script>own()</script>', island));
    expect(pieces).toHaveLength(2);
    expect(runtimeScript(pieces)).toMatch(/near=1;\ncustomElements/);
  });

  it('is reported missing where an island needs a part that is not there', () => {
    expect(() => runtimeParts(page(element, island))).toThrow('known runtime for near');
    expect(() => runtimeParts(page(near, island))).toThrow('known runtime for astro-island');
  });
});

describe('words of scripts', () => {
  const words = (code: string) =>
    scriptWords((name) => (name === 'a.js' ? code : 'late'))([], '<script src="/_astro/a.js"></script>');

  it('are those of all files that a page loads', () => {
    const isIn = words('import("./b.js");x.className="tall dark"');
    expect(['tall', 'dark', 'late', 'light'].map(isIn)).toEqual([true, true, true, false]);
  });

  it('may not be composed from parts', () => {
    expect(() => words('x({className:`tone-${name}`})')).toThrow('composes a class name');
    expect(() => words('x({className:`a ${name}-tone`})')).toThrow('composes a class name');
    expect(words('x({className:`fld${full?` full`:``}`})')('fld')).toBe(true);
  });
});
