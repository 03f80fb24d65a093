import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartSize, getYearPoints, toChart } from '@/features/calculator/break-even';

const anything = fc.oneof(fc.double(), fc.double({ min: -1e9, max: 1e9, noNaN: true }));

describe('the break-even chart', () => {
  it('has a bar for each year, below zero until the cost is paid back', () => {
    const points = getYearPoints(576, 3000, 15);
    expect(points).toHaveLength(15);
    expect(points.map(({ net }) => net > 0)).toEqual(points.map(({ year }) => year > 5));
    expect(points.at(-1)).toEqual({ year: 15, net: 5640 });
  });

  it('draws the payback line where its day falls in its year', () => {
    const points = getYearPoints(1000, 2500, 5);
    const { bars, paybackX } = toChart(points, 2.5);
    const slot = (bars[1]?.x ?? 0) - (bars[0]?.x ?? 0);
    expect(paybackX).toBeCloseTo(2.5 * slot, 0);
    expect(toChart(points, 0).paybackX).toBe(0);
    expect(toChart(points, -1).paybackX).toBeNull();
    expect(toChart(getYearPoints(100, 3000, 15), 30).paybackX).toBeNull();
    expect(toChart(getYearPoints(0, 3000, 15), null).paybackX).toBeNull();
    expect(toChart(points, 5).paybackX).toBeCloseTo(5 * slot, 0);
  });

  it('keeps every bar inside the chart, whatever the numbers', () => {
    fc.assert(
      fc.property(anything, anything, anything, (savings, cost, horizon) => {
        const points = getYearPoints(savings, cost, horizon);
        const { bars, zeroY } = toChart(points, savings > 0 ? cost / savings : null);
        const isInside = bars.every(
          ({ x, y, width, height }) =>
            [x, y, width, height].every((value) => Number.isFinite(value) && value >= 0) &&
            x + width <= chartSize.width + 1 &&
            y + height <= chartSize.bottom + 1,
        );
        return points.length <= 30 && Number.isFinite(zeroY) && isInside;
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});
