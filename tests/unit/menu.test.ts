import { expect, it } from 'vitest';
import { isHeadedFor } from '../../src/features/menu/start-menu';

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
