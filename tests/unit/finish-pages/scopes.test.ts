import { expect, it } from 'vitest';
import { readPage } from '../../../src/integrations/finish-pages/read-page';
import { createStyleScopeRemover, removeElementScopes } from '../../../src/integrations/finish-pages/scopes';

const removeStyleScopes = (html: string, css: string) => createStyleScopeRemover(readPage(html))(css);
const remove = (html: string, css: string, added: readonly string[] = []) =>
  removeElementScopes(html, css, (name) => added.includes(name));

it('a style loses its scope where its class is in no other component of the page', () => {
  const css = '.a:where(.astro-1) b,.a:where(.astro-1):hover{top:0}';
  expect(removeStyleScopes('<p class="a astro-1"></p><p class="c a astro-1"></p>', css)).toBe(
    '.a b,.a:hover{top:0}',
  );
  expect(removeStyleScopes('<p class="a astro-1"></p><p class="a astro-2"></p>', css)).toBe(css);
  expect(removeStyleScopes('<p class="astro-1"></p>', css)).toBe(css); // a script may add it
});

it('a style of an element keeps its scope', () => {
  const css = '.a>li:where(.astro-1),:where(.astro-1)[hidden]{top:0}';
  expect(removeStyleScopes('<ul class="a astro-1"><li class="astro-1"></ul>', css)).toBe(css);
});

it('an element loses a scope that no style asks for', () => {
  const html =
    '<ul class="a astro-1"><li hidden class=" astro-1"><img sizes="(w < 9rem)" class="astro-1 b"></ul>';
  expect(remove(html, '.a{top:0}')).toBe('<ul class="a"><li hidden><img sizes="(w < 9rem)" class="b"></ul>');
  expect(remove(html, '.a>li:where(.astro-1){top:0}')).toContain('<ul class="a"><li hidden class="astro-1">');
  expect(remove(html, '.b:where(.astro-1){top:0}')).toContain(
    '<li hidden><img sizes="(w < 9rem)" class="astro-1 b">',
  );
  expect(remove(html, '.a:where(.astro-2){top:0}')).not.toContain('astro');
});

it('every element of a component keeps its scope if a style asks for any, or for a class that a script adds', () => {
  const html = '<p class="a astro-1"></p><b class="astro-1"></b><b class="astro-2"></b>';
  const kept = '<p class="a astro-1"></p><b class="astro-1"></b><b></b>';
  expect(remove(html, '.a>:where(.astro-1):first-child{top:0}')).toBe(kept);
  expect(remove(html, '.new:where(.astro-1){top:0}', ['new'])).toBe(kept);
});

it('a script’s word that ends like the name of an element keeps no scope', () => {
  expect(remove('<p class="astro-1"></p>', '.a>li:where(.astro-1){top:0}', ['i'])).toBe('<p></p>');
});
