import { expect, it } from 'vitest';
import { createTypeAhead } from '../../src/features/menu/keyboard';

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
    expect(elements[found ?? -1]?.textContent, `${letter} at ${at}`).toBe(text);
    current = found ?? current;
  }
});
