import { describe, expect, it } from 'vitest';
import { findWorse, type Results } from '../../tools/bench/results.ts';

const home = { page: '/', first: 500, largest: 600, timesBare: 2, html: 13_000, bytes: 80_000, requests: 9 };
const small = {
  added: 0,
  pages: 46,
  build: 10,
  processor: 16,
  afterEdit: 6,
  megabytes: 1300,
  shared: 800_000,
};
const before: Results = {
  firstLoads: [home],
  presses: [{ control: 'burger', page: '/', answer: 60 }],
  growth: [small],
};

describe('figures compared with the last release', () => {
  it('name what is worse, with both figures', () => {
    const now: Results = {
      firstLoads: [{ ...home, timesBare: 2.5, html: 13_200, requests: 10 }],
      presses: [{ control: 'burger', page: '/', answer: 90 }],
      growth: [{ ...small, processor: 20 }],
    };
    expect(findWorse(now, before)).toEqual([
      '/: × bare 2 → 2.5',
      '/: HTML, bytes 13000 → 13200',
      '/: requests 9 → 10',
      'burger: answer, ms 60 → 90',
      '0 more articles and locations: processor, s 16 → 20',
    ]);
  });

  it('ignore noise, and rows that are new', () => {
    const now: Results = {
      ...before,
      firstLoads: [
        { ...home, first: 900, largest: 1200, timesBare: 2.2 },
        { ...home, page: '/new' },
      ],
      growth: [{ ...small, build: 12 }],
    };
    expect(findWorse(now, before)).toEqual([]);
  });
});
