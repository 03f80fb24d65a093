import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLastModified, sourceOf } from '../../src/integrations/last-modified';
import { readPublished } from '../content';

const article = readPublished('articles')[0]?.slug ?? '';

describe('the day on which a page was last changed', () => {
  const day = /^\d{4}-\d{2}-\d{2}$/;
  const lastModified = createLastModified();

  it('is that of its content file', () => {
    expect(sourceOf('/')).toBe('src/content/pages/home.yaml');
    expect(sourceOf(`/blog/${article}`)).toBe(`src/content/articles/${article}.mdx`);
    expect(lastModified(`/blog/${article}`)).toMatch(day);
  });

  it.runIf(existsSync('.git'))('comes from the last commit where the content names none', () => {
    expect(lastModified('/')).toMatch(day);
  });

  it('is never guessed: a path without a page or without content stops the build', () => {
    expect(() => sourceOf('/nowhere')).toThrow('src/content/pages/nowhere.yaml');
    expect(() => sourceOf('/blog/gone')).toThrow('src/content/articles/gone.mdx');
  });
});
