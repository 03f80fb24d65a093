import { describe, expect, it } from 'vitest';
import { getGlassArea } from '@/features/calculator/glass-area';

describe('getGlassArea', () => {
  it('adds up count times width times height in square feet', () => {
    const rows = [
      { count: '4', width: '36', height: '60' },
      { count: '1', width: '72', height: '80' },
    ];
    expect(getGlassArea(rows, 'inches')).toBe(100);
    expect(getGlassArea([{ count: '2', width: '3', height: '5.5' }], 'feet')).toBe(33);
  });

  it('counts blanks, words and negative numbers as 0', () => {
    for (const width of ['', '-3', 'wide', '1e400'])
      expect(getGlassArea([{ count: '1', width, height: '10' }], 'feet')).toBe(0);
  });
});
