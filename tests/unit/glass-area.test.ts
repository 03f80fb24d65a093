import { describe, expect, it } from 'vitest';
import { getGlassArea } from '@/features/calculator/glass-area';

describe('the glass area', () => {
  it('is the sum of count, width and height in square feet', () => {
    const rows = [
      { count: '4', width: '36', height: '60' },
      { count: '1', width: '72', height: '80' },
    ];
    expect(getGlassArea(rows, 'inches')).toBe(100);
    expect(getGlassArea([{ count: '2', width: '3', height: '5.5' }], 'feet')).toBe(33);
  });

  it('reads the symbols of the unit, and no others', () => {
    expect(getGlassArea([{ count: '2', width: '36"', height: '48 in' }], 'inches')).toBe(24);
    expect(getGlassArea([{ count: '2', width: "3'", height: '4 ft' }], 'feet')).toBe(24);
    expect(getGlassArea([{ count: '2', width: "3'", height: '48' }], 'inches')).toBeNaN();
  });

  it('reads curly quotes, which phones and word processors write', () => {
    expect(getGlassArea([{ count: '2', width: '36”', height: '48”' }], 'inches')).toBe(24);
    expect(getGlassArea([{ count: '2', width: '3’', height: '4’' }], 'feet')).toBe(24);
  });

  it('takes only a whole number of windows, and no price, percentage or area as a part', () => {
    const row = { count: '2', width: '36', height: '48' };
    expect(getGlassArea([{ ...row, count: '1,000' }], 'inches')).toBe(12_000);
    for (const part of [
      { count: '2.5' },
      { count: '4 sq ft' },
      { count: '4%' },
      { count: '4 years' },
      { count: '$4' },
      { width: '$36' },
    ])
      expect(getGlassArea([{ ...row, ...part }], 'inches'), JSON.stringify(part)).toBeNaN();
  });

  it('is unknown where it is too large for a number', () => {
    const huge = '9'.repeat(200);
    expect(getGlassArea([{ count: '1', width: huge, height: huge }], 'feet')).toBeNaN();
  });

  it('counts blanks as 0, and is NaN if a length is unreadable', () => {
    const area = (width: string) => getGlassArea([{ count: '1', width, height: '10' }], 'feet');
    for (const width of ['', ' ']) expect(area(width)).toBe(0);
    for (const width of ['wide', '-3', '1e400', '3 x 4']) expect(area(width)).toBeNaN();
  });
});
