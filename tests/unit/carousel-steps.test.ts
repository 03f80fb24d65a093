import { describe, expect, it } from 'vitest';
import {
  canStep,
  indexAfter,
  mayMove,
  positionText,
  slidesToFetch,
  stepOfKey,
} from '../../src/features/carousel/carousel-steps';

const one = (index: number) => ({ index, last: 21, count: 22 });
const three = (index: number) => ({ index, last: 19, count: 22 });

describe('carousel steps', () => {
  it('stops at both ends for a visitor', () => {
    expect(indexAfter('previous', one(0))).toBe(0);
    expect(indexAfter('next', one(21))).toBe(21);
    expect(indexAfter('next', three(19))).toBe(19);
    expect(indexAfter('next', one(4))).toBe(5);
    expect(canStep('previous', one(0))).toBe(false);
    expect(canStep('next', one(0))).toBe(true);
    expect(canStep('next', three(19))).toBe(false);
  });

  it('returns to the start after the end when it moves by itself', () => {
    expect(indexAfter('tick', three(18))).toBe(19);
    expect(indexAfter('tick', three(19))).toBe(0);
  });

  it('takes the two arrow keys only', () => {
    expect(stepOfKey('ArrowLeft')).toBe('previous');
    expect(stepOfKey('ArrowRight')).toBe('next');
    expect(stepOfKey('ArrowDown')).toBeUndefined();
  });

  it('names one slide, or the first and last in view', () => {
    expect(positionText(one(2))).toBe('3 of 22');
    expect(positionText(three(2))).toBe('3–5 of 22');
    expect(positionText(three(19))).toBe('20–22 of 22');
    expect(positionText({ index: 0, last: 0, count: 1 })).toBe('1 of 1');
  });

  it('fetches what is in view and one more', () => {
    expect(slidesToFetch(one(0))).toBe(2);
    expect(slidesToFetch(three(0))).toBe(4);
    expect(slidesToFetch(three(19))).toBe(22);
  });

  it('moves only if nothing speaks against it', () => {
    const free = {
      paused: false,
      hovered: false,
      pressed: false,
      focused: false,
      unseen: false,
      reducedMotion: false,
    };
    expect(mayMove(free)).toBe(true);
    for (const reason of Object.keys(free)) expect(mayMove({ ...free, [reason]: true }), reason).toBe(false);
  });
});
