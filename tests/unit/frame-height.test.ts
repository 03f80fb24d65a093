import { expect, it } from 'vitest';
import { readHeight, toHeightMessage } from '@/features/quote/form/frame-height';

it('a frame gets the height of its form, however high the form is, up to a limit', () => {
  expect(readHeight(toHeightMessage(1200.2))).toBe(1201);
  expect(readHeight(toHeightMessage(9000))).toBe(4000);
  for (const message of [undefined, 'text', {}, toHeightMessage(-1), toHeightMessage(NaN)])
    expect(readHeight(message)).toBeUndefined();
});
