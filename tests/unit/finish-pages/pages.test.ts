import { describe, expect, it } from 'vitest';
import { runtimeParts, runtimeScript } from '../../../src/integrations/finish-pages/island-runtime';
import { ownStyles } from '../../../src/integrations/finish-pages/own-styles';
import { ownPolicy, policyOf } from '../../../src/integrations/finish-pages/policy';
import { readPage, withChanges } from '../../../src/integrations/finish-pages/read-page';
import { scriptWords } from '../../../src/integrations/finish-pages/script-words';

const meta = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;
const page = (head: string, body = '') => readPage(`<html><head>${head}</head><body>${body}</body></html>`);
const policy = "font-src 'self';script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c';";

describe('a page', () => {
  it('changes where it is told to, and nowhere else', () => {
    const html = '<head><meta charset="utf-8"> <p a="b">1 &lt; 2<br>x</p><!-- <p> --></head>';
    const [, , paragraph] = readPage(html);
    if (!paragraph) throw new Error('The paragraph is not read');
    expect(paragraph).toMatchObject({ name: 'p', attributes: { a: 'b' }, text: '1 &lt; 2<br>x' });
    expect(withChanges(html, new Map([[paragraph, '<i>y</i>']]))).toBe(
      '<head><meta charset="utf-8"> <i>y</i><!-- <p> --></head>',
    );
  });

  it('is refused without a head', () => {
    expect(() => readPage('<p>x</p>')).toThrow('no head');
  });
});

describe('the styles of a page', () => {
  const styles = (css: string) =>
    ownStyles(page(`<style>${css}</style>`, '<p class="a"></p>'), () => false)[0];

  it('are those of its own elements', () => {
    expect(styles('@layer theme{p{top:0}}@layer components{.a{top:0}.b{top:0}}')).toBe(
      '@layer theme{p{top:0}}@layer components{.a{top:0}}',
    );
  });

  it("are refused where a component's stand before the site's", () => {
    expect(() => styles('@layer components{.a{top:0}}@layer theme{p{top:0}}')).toThrow('import the layout');
  });

  it('are refused where they ask for a token that is not there', () => {
    expect(() => styles('.a{color:var(--color-gone)}')).toThrow('the token --color-gone');
    expect(styles('.a{color:var(--color-gone,red)}')).toBe('.a{color:var(--a,red)}');
  });

  it('call values by a letter, the most used first, but those that scripts and tools know', () => {
    const css =
      '@property --line{syntax:"*"}.a{--line:0;--b:var(--of-script);--wide:1px;--tall:2px;' +
      'top:var(--tall);left:var(--tall);right:var(--wide);bottom:var(--b);margin:var(--line)}';
    const [own] = ownStyles(page(`<style>${css}</style>`, '<p class="a"></p>'), (word) =>
      ['--of-script', '--b'].includes(word),
    );
    expect(own).toBe(css.replaceAll('--tall', '--a').replaceAll('--wide', '--c'));
  });
});

describe('the policy of a page', () => {
  it('has the hashes of the scripts that run and of the styles, and the rest of its rules', () => {
    const elements = page(
      '<style>a{}</style><script>one</script><script type="module">two</script><script src="/x.js"></script>' +
        '<script type="application/ld+json">{"a":1}</script><script type="text/partytown">three</script>',
    );
    const rules = ownPolicy(policy, elements).split('; ');
    expect(rules[0]).toBe("font-src 'self'");
    expect(rules[1]?.match(/'sha256-[^']+'/g)).toHaveLength(3);
    expect(rules[1]).toContain("'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0='");
    expect(rules[2]).toMatch(/^style-src 'self' 'sha256-[^']+'$/);
  });

  it('is refused without hashes, without a policy and with two', () => {
    expect(() => ownPolicy("script-src 'self'", [])).toThrow('no hashes in script-src');
    expect(() => policyOf(page(''))).toThrow('no content security policy');
    expect(() => policyOf(page(meta('a') + meta('b')))).toThrow('more than one');
  });
});

describe('the runtime of islands', () => {
  const element = '<script>customElements.get("astro-island")||1</script>';
  const near = '<script>(self.Astro||(self.Astro={})).near=1</script>';
  const island = '<astro-island client="near"></astro-island>';

  it('is told from other scripts, and the element runs last', () => {
    const pieces = runtimeParts(page(element + near + '<script>own()</script>', island));
    expect(pieces).toHaveLength(2);
    expect(runtimeScript(pieces)).toMatch(/near=1;\ncustomElements/);
  });

  it('is missed where an island waits for what is not there', () => {
    expect(() => runtimeParts(page(element, island))).toThrow('known for near');
    expect(() => runtimeParts(page(near, island))).toThrow('known for astro-island');
  });
});

describe('words of scripts', () => {
  const words = (code: string) =>
    scriptWords((name) => (name === 'a.js' ? code : 'late'))([], '<script src="/_astro/a.js"></script>');

  it('are those of all files that a page loads', () => {
    const isIn = words('import("./b.js");x.className="tall dark"');
    expect(['tall', 'dark', 'late', 'light'].map(isIn)).toEqual([true, true, true, false]);
  });

  it('are not put together of pieces', () => {
    expect(() => words('x({className:`tone-${name}`})')).toThrow('puts a class together');
    expect(() => words('x({className:`a ${name}-tone`})')).toThrow('puts a class together');
    expect(words('x({className:`fld${full?` full`:``}`})')('fld')).toBe(true);
  });
});
