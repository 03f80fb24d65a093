import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLastModified } from '../../src/integrations/last-modified';
import { readPublished } from '../content';

const article = readPublished('articles')[0]?.slug ?? '';

describe('the day on which a page was last changed', () => {
  const day = /^\d{4}-\d{2}-\d{2}$/;
  const lastModified = createLastModified();

  it('is what an article says itself', () => {
    expect(lastModified(`/blog/${article}`)).toMatch(day);
  });

  it.runIf(existsSync('.git'))('comes from the last commit where the content names none', () => {
    expect(lastModified('/')).toMatch(day);
  });

  it('is never guessed: a path without content stops the build', () => {
    expect(() => lastModified('/nowhere')).toThrow('src/content/pages/nowhere.yaml');
  });
});
