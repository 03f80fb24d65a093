import { expect, it } from 'vitest';
import { createStyleInliner } from '../../../src/integrations/finish-pages/inline-styles';

const inline = createStyleInliner(new Map([['/_astro/a.css', '.a{top:0}']]));

it('a page gets the styles that it links', () => {
  expect(inline('<link rel="stylesheet" href="/_astro/a.css"><p>')).toBe('<style>.a{top:0}</style><p>');
});

it.each(['<link rel="stylesheet" href="/_astro/b.css">', '<link href="/_astro/a.css" rel=stylesheet>'])(
  '%s stops the build, because the page would have no styles',
  (link) => {
    expect(() => inline(link)).toThrow(link);
  },
);
