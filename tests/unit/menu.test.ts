import { expect, it } from 'vitest';
import { isHeadedFor } from '../../src/features/menu/hover';
import { createTypeAhead } from '../../src/features/menu/type-ahead';

it.each([
  [100, 50, 110, 60, true],
  [150, 50, 170, 60, false],
  [100, 50, 120, 50, false],
  [100, 50, 100, 40, false],
])(
  'a pointer from %i, %i to %i, %i is headed for an open list only if its line meets the upper edge: %s',
  (fromX, fromY, toX, toY, isHeaded) => {
    const list = { top: 100, left: 0, right: 200 };
    expect(isHeadedFor({ x: fromX, y: fromY }, { x: toX, y: toY }, list)).toBe(isHeaded);
  },
);

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
