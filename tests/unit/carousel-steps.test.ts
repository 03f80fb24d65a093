import { expect, it } from 'vitest';
import {
  canStep,
  indexAfter,
  canAutoplay,
  positionText,
  slidesToFetch,
} from '../../src/features/carousel/carousel-steps';

const one = (index: number) => ({ index, last: 21, count: 22 });
const three = (index: number) => ({ index, last: 19, count: 22 });

it('a visitor stops at both ends, and the clock returns to the start', () => {
  expect(indexAfter('previous', one(0))).toBe(0);
  expect(indexAfter('next', one(4))).toBe(5);
  expect(indexAfter('next', three(19))).toBe(19);
  expect(indexAfter('tick', three(18))).toBe(19);
  expect(indexAfter('tick', three(19))).toBe(0);
  expect([canStep('previous', one(0)), canStep('next', one(0)), canStep('next', three(19))]).toEqual([
    false,
    true,
    false,
  ]);
});

it('the position names one slide, or the first and last in view', () => {
  expect(positionText(one(2))).toBe('3 of 22');
  expect(positionText(three(19))).toBe('20–22 of 22');
  expect(positionText({ index: 0, last: 0, count: 1 })).toBe('1 of 1');
});

it('only what is in view and one more picture is fetched', () => {
  expect([slidesToFetch(one(0)), slidesToFetch(three(0)), slidesToFetch(three(19))]).toEqual([2, 4, 22]);
});

it('a carousel moves by itself only if nothing pauses it', () => {
  const nothing = {
    paused: false,
    hovered: false,
    pressed: false,
    focused: false,
    unseen: false,
    reducedMotion: false,
  };
  expect(canAutoplay(nothing)).toBe(true);
  for (const reason of Object.keys(nothing))
    expect(canAutoplay({ ...nothing, [reason]: true }), reason).toBe(false);
});
