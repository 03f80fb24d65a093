import { describe, expect, it } from 'vitest';
import { moveOfKey, type MenuPosition } from '../../src/features/menu/menu-keys';
import { isHeadedFor } from '../../src/features/menu/hover-timing';
import { findTyped, TYPE_AHEAD_MS, typeLetter } from '../../src/features/menu/type-ahead';

const button: MenuPosition = { item: 2, items: 6, link: -1, links: 12 };
const inList = (link: number): MenuPosition => ({ ...button, link });

describe('a key in the header menu', () => {
  it.each([
    ['ArrowRight', button, { item: 3 }],
    ['ArrowRight', { ...button, item: 5 }, { item: 5 }],
    ['ArrowLeft', { ...button, item: 0 }, { item: 0 }],
    ['Home', button, { item: 0 }],
    ['End', button, { item: 5 }],
    ['ArrowDown', button, { link: 0 }],
    ['ArrowUp', button, { link: 11 }],
    ['ArrowDown', inList(11), { link: 11 }],
    ['ArrowUp', inList(1), { link: 0 }],
    ['ArrowUp', inList(0), { item: 2 }],
    ['Home', inList(5), { link: 0 }],
    ['End', inList(5), { link: 11 }],
    ['ArrowDown', { ...button, links: 0 }, undefined],
    ['ArrowUp', { ...button, links: 0 }, undefined],
  ])('%s at %o leads to %o', (key, place, move) => expect(moveOfKey(key, place)).toEqual(move));
});

describe('type-ahead', () => {
  const names = ['Austin', 'Bee Cave', 'Lakeway', 'Leander', 'Liberty Hill'];

  it('adds letters to the search and starts again after one second', () => {
    const first = typeLetter({ text: '', at: 0 }, 'L', 5000);
    expect(typeLetter(first, 'e', 5000 + TYPE_AHEAD_MS - 1).text).toBe('le');
    expect(typeLetter(first, 'e', 5000 + TYPE_AHEAD_MS).text).toBe('e');
    expect(TYPE_AHEAD_MS).toBe(1000);
  });

  it.each([
    ['le', 2, 3],
    ['bee c', 1, 1],
    ['x', 0, -1],
    ['l', 2, 3],
    ['ll', 3, 4],
    ['lll', 4, 2],
    ['a', -1, 0],
  ])('finds "%s" after name %d at %d', (text, current, found) =>
    expect(findTyped(names, text, current)).toBe(found),
  );
});

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
