import { describe, expect, it } from 'vitest';
import { getFreeCorner } from '@/features/quote/free-corner';
import { readHeight, toHeightMessage } from '@/features/quote/frame-height';

const view = { width: 1440, height: 900 };

describe('getFreeCorner', () => {
  it('is the usual corner where nothing lies', () => {
    expect(getFreeCorner([], view)).toBe('bottom-right');
  });

  it('keeps out of the way of a form on the right, and of one on the left', () => {
    expect(getFreeCorner([{ left: 700, top: 100, right: 1400, bottom: 890 }], view)).toBe('bottom-left');
    expect(getFreeCorner([{ left: 40, top: 100, right: 700, bottom: 890 }], view)).toBe('bottom-right');
  });

  it('goes to the top where the form fills the bottom', () => {
    expect(getFreeCorner([{ left: 0, top: 300, right: 1440, bottom: 900 }], view)).toBe('top-right');
  });
});

describe('the height of a form in a frame', () => {
  it('is read from its own message', () => {
    expect(readHeight(toHeightMessage(842.4))).toBe(843);
  });

  it.each([
    null,
    'text',
    {},
    { quoteFormHeight: '900' },
    { quoteFormHeight: -1 },
    { quoteFormHeight: NaN },
    { quoteFormHeight: 1e9 },
  ])('is not read from %j', (data) => {
    expect(readHeight(data)).toBeUndefined();
  });
});
