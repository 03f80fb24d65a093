import { describe, expect, it } from 'vitest';
import { runtimeParts } from '../../../src/integrations/finish-pages/island-runtime';
import { readPage } from '../../../src/integrations/finish-pages/read-page';
import { scriptWords } from '../../../src/integrations/finish-pages/script-words';

const page = (head: string, body = '') => readPage(`<html><head>${head}</head><body>${body}</body></html>`);

const element = '<script>customElements.get("astro-island")||1</script>';
const near = '<script>(self.Astro||(self.Astro={})).near=1</script>';
const island = '<astro-island client="near"></astro-island>';

it('an island whose runtime lacks a part stops the build', () => {
  expect(() => runtimeParts(page(element, island))).toThrow('known runtime for near');
  expect(() => runtimeParts(page(near, island))).toThrow('known runtime for astro-island');
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
