import { describe, expect, it } from 'vitest';
import { lastModified } from '../../src/integrations/last-modified';

const day = /^\d{4}-\d{2}-\d{2}$/;

describe('the day of the last change', () => {
  it('is what an article says', () => expect(lastModified('/blog/turf-melt')).toMatch(day));

  it.each(['/', '/about', '/auto-window-tinting', '/blog', '/locations', '/locations/austin-window-tinting'])(
    'is the last commit of the source of %s',
    (path) => expect(lastModified(path)).toMatch(day),
  );

  it('is unknown for a page without a source', () => expect(lastModified('/nowhere')).toBeUndefined());
});
