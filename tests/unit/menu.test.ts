import { expect, it } from 'vitest';
import { isHeadedFor } from '../../src/features/menu/hover';
import { createTypeAhead } from '../../src/features/menu/type-ahead';

it('a pointer is headed for an open list only if its line meets the upper edge', () => {
  const list = { top: 100, left: 0, right: 200 };
  expect(isHeadedFor({ x: 100, y: 50 }, { x: 110, y: 60 }, list)).toBe(true);
  for (const [from, to] of [
    [
      { x: 150, y: 50 },
      { x: 170, y: 60 },
    ],
    [
      { x: 100, y: 50 },
      { x: 120, y: 50 },
    ],
    [
      { x: 100, y: 50 },
      { x: 100, y: 40 },
    ],
  ] as const)
    expect(isHeadedFor(from, to, list)).toBe(false);
});

it('type-ahead goes on with a word, starts again after a second, and goes around by one letter', () => {
  const texts = ['Services', 'About', 'Service areas', 'Austin'];
  const elements = texts.map((textContent) => ({ textContent }));
  const findTyped = createTypeAhead();
  const steps = [
    ['a', 0, 'About'],
    ['u', 900, 'Austin'],
    ['s', 1900, 'Services'],
    ['s', 2000, 'Service areas'],
    ['s', 2100, 'Services'],
    ['x', 2200, undefined],
  ] as const;
  let current = 0;
  for (const [letter, at, text] of steps) {
    const found = findTyped(letter, at, elements, current);
    expect(found?.textContent, `${letter} at ${at}`).toBe(text);
    if (found) current = elements.indexOf(found);
  }
});
