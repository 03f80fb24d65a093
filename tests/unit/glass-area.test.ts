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

  it('counts blanks as 0, and is unknown where one cannot be a length', () => {
    const area = (width: string) => getGlassArea([{ count: '1', width, height: '10' }], 'feet');
    for (const width of ['', ' ']) expect(area(width)).toBe(0);
    for (const width of ['wide', '-3', '1e400', '3 x 4']) expect(area(width)).toBeNaN();
  });
});
