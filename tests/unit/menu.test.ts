import { describe, expect, it } from 'vitest';
import { moveOfKey, type MenuPlace } from '../../src/features/menu/menu-keys';
import { isHeadedFor } from '../../src/features/menu/pointer-grace';
import { findTyped, TYPE_AHEAD_MS, typeLetter } from '../../src/features/menu/type-ahead';

const button: MenuPlace = { item: 2, items: 6, link: -1, links: 12 };
const inList = (link: number): MenuPlace => ({ ...button, link });

describe('keys in the header menu', () => {
  it('walks along the row and stops at its ends', () => {
    expect(moveOfKey('ArrowRight', button)).toEqual({ item: 3 });
    expect(moveOfKey('ArrowLeft', button)).toEqual({ item: 1 });
    expect(moveOfKey('ArrowRight', { ...button, item: 5 })).toEqual({ item: 5 });
    expect(moveOfKey('ArrowLeft', { ...button, item: 0 })).toEqual({ item: 0 });
    expect(moveOfKey('Home', button)).toEqual({ item: 0 });
    expect(moveOfKey('End', button)).toEqual({ item: 5 });
  });

  it('goes down into a list and up out of it', () => {
    expect(moveOfKey('ArrowDown', button)).toEqual({ link: 0 });
    expect(moveOfKey('ArrowUp', button)).toEqual({ link: 11 });
    expect(moveOfKey('ArrowDown', inList(11))).toEqual({ link: 11 });
    expect(moveOfKey('ArrowUp', inList(1))).toEqual({ link: 0 });
    expect(moveOfKey('ArrowUp', inList(0))).toEqual({ item: 2 });
    expect(moveOfKey('Home', inList(5))).toEqual({ link: 0 });
    expect(moveOfKey('End', inList(5))).toEqual({ link: 11 });
  });

  it('leaves other keys, and up and down on plain links, to the browser', () => {
    expect(moveOfKey('Tab', button)).toBeUndefined();
    expect(moveOfKey('ArrowDown', { ...button, links: 0 })).toBeUndefined();
    expect(moveOfKey('ArrowUp', { ...button, links: 0 })).toBeUndefined();
  });
});

describe('type-ahead', () => {
  const places = ['Austin', 'Bee Cave', 'Lakeway', 'Leander', 'Liberty Hill'];

  it('adds letters to the search and starts anew after one second', () => {
    const first = typeLetter({ text: '', at: 0 }, 'L', 5000);
    expect(typeLetter(first, 'e', 5000 + TYPE_AHEAD_MS - 1).text).toBe('le');
    expect(typeLetter(first, 'e', 5000 + TYPE_AHEAD_MS).text).toBe('e');
    expect(TYPE_AHEAD_MS).toBe(1000);
  });

  it('finds a label by its beginning, in any case of letters', () => {
    expect(findTyped(places, 'le', 2)).toBe(3);
    expect(findTyped(places, 'bee c', 1)).toBe(1);
    expect(findTyped(places, 'x', 0)).toBe(-1);
  });

  it('goes from match to match with the same letter, around the end', () => {
    expect(findTyped(places, 'l', 2)).toBe(3);
    expect(findTyped(places, 'll', 3)).toBe(4);
    expect(findTyped(places, 'lll', 4)).toBe(2);
    expect(findTyped(places, 'a', -1)).toBe(0);
  });
});

describe('the pointer on its way to an open list', () => {
  const list = { top: 100, left: 0, right: 200 };
  it('is headed for the list if its line meets the upper edge', () => {
    expect(isHeadedFor({ x: 100, y: 50 }, { x: 110, y: 60 }, list)).toBe(true);
    expect(isHeadedFor({ x: 150, y: 50 }, { x: 170, y: 60 }, list)).toBe(false);
  });
  it('is not headed there if it moves along or up', () => {
    expect(isHeadedFor({ x: 100, y: 50 }, { x: 120, y: 50 }, list)).toBe(false);
    expect(isHeadedFor({ x: 100, y: 50 }, { x: 100, y: 40 }, list)).toBe(false);
  });
});
