import { describe, expect, it } from 'vitest';
import { readHeight, toHeightMessage } from '@/features/quote/form/frame-height';

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
