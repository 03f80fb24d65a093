import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { building, calculateBuildingExample } from '../../src/features/calculator/building-example';
import { films, glasses } from '../../src/site/savings/choices';
import { defaultEntries, toInputs } from '../../src/site/savings/entries';
import { calculateSavings, getEffectivePercent } from '../../src/site/savings/estimate';
import { toUsd } from '../../src/site/savings/format';
import { isSample } from './sample';

const fileOf = (slug: string) => `src/content/articles/${slug}.mdx`;
// An article that the owner has taken down has no figures to hold, and those of another shop are its own.
const isThere = (slug: string) => isSample && existsSync(fileOf(slug));
const read = (slug: string) => (isThere(slug) ? readFileSync(fileOf(slug), 'utf8') : '');
const found = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])].toSorted();
const dollars = /\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g;
const years = (value: number) => `${value.toFixed(1)} years`;

/** The house of the articles: the calculator's starting values, and the three films of its table. */
const start = toInputs(defaultEntries);
const house = calculateSavings(start);
const coolingCost = (house.annualBill * start.cooling) / 100;
const byFilm = [10, 20, 30].map((percent) => (coolingCost * percent) / 100);
const prices = { articleLow: 6, articleHigh: 12, hintLow: 8, hintHigh: 15, commercialHigh: 18 };
/** Facts with a source of their own: a summer bill in Austin, the average bill of Texas. */
const quoted = ['$300', '$500', '$168.69'];

describe.runIf(isThere('energy-savings'))('every dollar of the energy article', () => {
  const text = read('energy-savings');
  const known = [
    start.bill,
    house.annualBill,
    coolingCost,
    ...byFilm,
    house.installCost,
    house.grossSavings,
    house.netSavings,
    start.cost,
    start.area * prices.articleLow,
    start.area * prices.articleHigh,
    ...[prices.articleLow, prices.articleHigh, prices.hintLow, prices.hintHigh],
  ].map(toUsd);

  it('is given, quoted or worked out from the calculator', () => {
    expect(found(text, dollars).filter((sum) => ![...known, ...quoted].includes(sum))).toEqual([]);
  });

  it('names the payback, the shares of the bill, the range of the formula and its ceiling', () => {
    const effective = films.flatMap(({ base }) =>
      glasses.map(({ points }) => getEffectivePercent(base, points)),
    );
    const [least, most] = [Math.min(...effective), Math.max(...effective)];
    expect(text).toContain(years(house.paybackYears ?? 0));
    expect(text).toContain(`${least} to ${most}%, in the calculator`);
    expect(text).toContain(`by its formula, ${(70 * most) / 100}%`);
    for (const saved of byFilm) expect(text).toContain(`'${(saved / house.annualBill) * 100}%'`);
  });
});

describe.runIf(isThere('commercial-investment'))('every figure of the example building', () => {
  const text = read('commercial-investment');
  const sum = calculateBuildingExample();

  it('is assumed or worked out', () => {
    const amounts = [
      building.energyBill,
      building.cost,
      building.demandRate,
      building.rent,
      building.writeOff,
    ];
    const known = [...amounts, prices.hintLow, prices.commercialHigh, ...Object.values(sum)].map(toUsd);
    expect(found(text, dollars).filter((one) => !known.includes(one))).toEqual([]);
  });

  it('names each payback', () => {
    const named = found(text, /\d+\.\d years/g);
    const withoutTenant = Math.round((sum.install / (sum.total - sum.tenant)) * 10) / 10;
    const worked = [sum.energyYears, sum.demandYears, sum.totalYears, sum.doublePaneYears, withoutTenant].map(
      years,
    );
    expect(named).toEqual(worked.toSorted());
    expect(text).toContain(`saves ${building.doublePanePercent}% of cooling`.replace('saves', 'saved'));
    expect(building.filmPercent).toBe(start.film.base);
    expect(building.filmPercent * building.cooling).toBe(10 * 100);
    expect(text).toContain('a tenth of the energy charges');
  });
});

describe.runIf(isThere('residential-benefits'))('the house in the article on rooms', () => {
  it('saves what the energy article says', () => {
    const text = read('residential-benefits');
    const known = [start.bill, byFilm[2] ?? 0, prices.articleLow, prices.articleHigh].map(toUsd);
    expect(found(text, dollars).filter((one) => !known.includes(one))).toEqual([]);
    expect(text).toContain(`${((byFilm[2] ?? 0) / house.annualBill) * 100}% of the bill`);
  });
});
