import { describe, expect, it } from 'vitest';
import { redirects } from '../../src/site/redirects';
import { readEntry } from '../../tools/content-check/entry';
import { redirectProblems } from '../../tools/content-check/redirects-rule';

const pages = new Map(['/', '/blog/new-name', '/about'].map((path) => [path, new Set<string>()]));
const problemsOf = (...lines: [from: string, to: string][]) => {
  const yaml = ['moved:', ...lines.flatMap(([from, to]) => [`  - from: ${from}`, `    to: ${to}`])];
  const entry = readEntry('redirects', 'redirects', `${yaml.join('\n')}\n`);
  return redirectProblems([entry], pages).map(({ line, field, wrong }) => ({ line, field, wrong }));
};

describe('redirects', () => {
  it('come from the content file', () => expect(Object.keys(redirects).length).toBeGreaterThan(0));

  it('may lead to a page in one step', () => {
    expect(problemsOf(['/blog/old-name', '/blog/new-name'])).toEqual([]);
  });

  it('are named where they lead nowhere', () => {
    const [problem] = problemsOf(['/blog/old-name', '/blog/newname']);
    expect(problem).toEqual({
      line: 3,
      field: 'moved.0.to',
      wrong: 'There is no page /blog/newname on this site.',
    });
  });

  it('are named where they go in two steps, stand twice, or hide a page', () => {
    expect(problemsOf(['/a', '/b'], ['/b', '/about'])[0]?.wrong).toBe('/b is an old address itself.');
    expect(problemsOf(['/a', '/about'], ['/a', '/'])[0]?.line).toBe(4);
    expect(problemsOf(['/about', '/'])[0]?.wrong).toBe('/about is a page of the site again.');
  });
});
