/** The cumulative result, in dollars, at the end of a year. */
export interface YearPoint {
  year: number;
  net: number;
}

export const chartSize = { width: 690, height: 350, top: 12, bottom: 302 } as const;

const maxBars = 30;
const gap = 6;
/** Beyond this many dollars or years there is no chart. */
const maxSize = 1e12;

/** The result year by year, in at most 30 steps. Empty if there is nothing to draw. */
export function getYearPoints(annualSavings: number, installCost: number, horizon: number): YearPoint[] {
  const sizes = [annualSavings, installCost, horizon, annualSavings * horizon];
  if (!sizes.every((size) => Math.abs(size) < maxSize) || horizon <= 0) return [];
  const step = Math.max(1, Math.ceil(horizon / maxBars));
  const points: YearPoint[] = [];
  for (let index = 1; index <= maxBars; index += 1) {
    const year = Math.min(horizon, index * step);
    points.push({ year, net: annualSavings * year - installCost });
    if (year === horizon) break;
  }
  return points;
}

/** The points as bars above and below a zero line. `paybackX` is null if the cost is not paid back in time. */
export function toChart(points: readonly YearPoint[], paybackYears: number | null) {
  const { width, top, bottom } = chartSize;
  const nets = points.map(({ net }) => net);
  const high = Math.max(0, ...nets);
  const low = Math.min(0, ...nets);
  // A result below a cent gets no bar.
  const unit = (bottom - top) / Math.max(high - low, 0.01);
  // Whole units save a hundred bytes of HTML.
  const zeroY = Math.round(top + high * unit);
  const slot = (width + gap) / (points.length || 1);
  const bars = points.map(({ year, net }, index) => {
    const size = Math.round(Math.abs(net) * unit);
    const y = net > 0 ? zeroY - size : zeroY;
    return { year, net, x: round(index * slot), y, width: round(slot - gap), height: size };
  });
  return { bars, zeroY, paybackX: getPaybackX(points, paybackYears, slot) };
}

type Bar = ReturnType<typeof toChart>['bars'][number];

/** The bars as the data of an SVG path. */
export const toPathData = (bars: readonly Bar[]): string =>
  bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');

function getPaybackX(points: readonly YearPoint[], payback: number | null, slot: number): number | null {
  const index = points.findIndex(({ year }) => payback !== null && payback >= 0 && payback <= year);
  const point = points[index];
  if (!point || payback === null) return null;
  const start = points[index - 1]?.year ?? 0;
  return round((index + (payback - start) / (point.year - start)) * slot);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The position of a bar's label. Only the first, the last, and every fifth one at some distance from both have labels. */
export function getLabelPosition(index: number, bars: readonly Bar[]) {
  const bar = bars[index];
  const last = bars.length - 1;
  const minDistance = Math.ceil(bars.length / 5);
  if (!bar || last === 0) return undefined;
  if (index === 0) return { x: 0, textAnchor: 'start' } as const;
  if (index === last) return { x: chartSize.width, textAnchor: 'end' } as const;
  if ((index + 1) % 5 !== 0 || index < minDistance || last - index < minDistance) return undefined;
  return { x: Math.round(bar.x + bar.width / 2), textAnchor: 'middle' } as const;
}
