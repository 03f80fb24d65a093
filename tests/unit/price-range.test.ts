import { describe, expect, it } from 'vitest';
import { mayHavePriceRange, toPriceRange, type PricedQuote } from '@/features/quote/rules/price-range';

const list = {
  asOf: 'Nov 22, 2026',
  smallestJob: 250,
  buildings: [
    { service: 'residential' as const, from: 6, to: 12 },
    { service: 'residential' as const, from: 8, to: 15 },
    { service: 'commercial' as const, from: 8, to: 18 },
  ],
  vehicles: [
    { vehicle: 'Sedan or coupe', from: 400, to: 650 },
    { vehicle: 'Sedan or coupe', from: 550, to: 850 },
    { vehicle: 'SUV or truck', from: 450, to: 1000 },
    { vehicle: 'Tesla', from: 500, to: 1100 },
    { vehicle: 'Two front doors', from: 120, to: 300 },
  ],
};
const rangeOf = (quote: PricedQuote) => toPriceRange(quote, list);
const house = (message: string) => rangeOf({ serviceType: 'residential', message });
const car = (vehicleInfo: string, message = 'All windows, 20%', filmRemoval = 'no') =>
  rangeOf({ vehicleInfo, message, filmRemoval });

describe('a price range for a building', () => {
  it('says how much, for which area, as of which day, and that the price itself comes in writing', () => {
    expect(house('Please quote film for 300 sq ft of glass.')).toBe(
      '300 sq ft of glass: about $1,800 to $4,500 installed, according to our price list of Nov 22, 2026. A lift or taking old film off is extra. We will put your exact price in writing.',
    );
  });

  it.each([
    ['1,200 square feet of glass', '$7,200 to $18,000'],
    ['We have about 80 sq. ft. of windows facing west.', '$480 to $1,200'],
    ['6 windows, 2nd floor:\n72 sq ft of glass', '$432 to $1,080'],
    ['For 40 square feet of window film, at $10 per sq ft installed', '$250 to $600'],
    ['4 sq ft of glass in a door', 'about $250 installed'],
  ])('is known from "%s"', (message, range) => expect(house(message)).toContain(range));

  it('is that of the service', () => {
    const quote = { serviceType: 'commercial', message: '400 sq ft of glass' };
    expect(rangeOf(quote)).toContain('$3,200 to $7,200');
  });

  it.each([
    '',
    'Three windows in the bedroom',
    'A 2,400 square feet house',
    '60 sq ft of glass upstairs and 80 sq ft of glass downstairs',
    '300 sq ft of glass in a 2,000 sq ft house',
    '6 windows of 20 sq ft each',
    '3 sq ft of glass',
    '-300 sq ft of glass',
    '25,000 sq ft of glass',
    '$10 per sq ft of glass',
    'at least 60 sq ft of glass',
    '60 sq ft of glass per floor',
    '1 200 sq ft of glass',
    '60 sq ft of glass and 20 m\u00b2 in the hall',
  ])('is not shown for "%s"', (message) => expect(house(message)).toBe(''));

  it('is not shown before a service is chosen, nor for one without prices', () => {
    const message = '300 sq ft of glass';
    expect(rangeOf({ serviceType: '', message })).toBe('');
    expect(toPriceRange({ serviceType: 'residential', message }, { ...list, buildings: [] })).toBe('');
  });
});

describe('a price range for a vehicle', () => {
  it('spans the films of its kind, and names what it is for', () => {
    expect(car('2021 Sedan')).toBe(
      'Sedan or coupe, side and rear glass: about $400 to $850 installed, according to our price list of Nov 22, 2026. We will put your exact price in writing.',
    );
    expect(car('2021 sedan', 'All windows', 'yes')).toContain('Taking old film off is extra.');
  });

  it.each([
    ['2019 Honda SUV', 'Whole car, 20%', '$450 to $1,000'],
    ['Tesla Model 3', 'Need tint before summer', '$500 to $1,100'],
    ['blue coupe', 'All sides and the rear', '$400 to $850'],
    ['Sedan', 'All four doors and the back glass', '$400 to $850'],
  ])('is known from "%s" and "%s"', (vehicle, message, range) =>
    expect(car(vehicle, message)).toContain(range),
  );

  it.each([
    ['2021 Toyota Camry', 'All windows'],
    ['an SUV and a sedan', 'All windows'],
    ['Tesla SUV', 'All windows'],
    ['sedan x2', 'All windows'],
    ['box truck', 'All windows'],
    ['sedan', 'both cars'],
    ['sedan', 'Just the front'],
    ['sedan', 'All windows and the windshield'],
    ['sedan', 'Everything, with a strip on top'],
    ['sedan', 'All but the front'],
  ])('is not shown for "%s" and "%s"', (vehicle, message) => expect(car(vehicle, message)).toBe(''));

  it('does not take the area of a message for that of a building', () => {
    expect(car('2021 Camry', '30 sq ft of glass')).toBe('');
  });
});

it('the price list is loaded only when a range may follow', () => {
  expect(mayHavePriceRange({ message: '300 sq ft of glass' })).toBe(true);
  expect(mayHavePriceRange({ vehicleInfo: 'Sedan' })).toBe(true);
  expect(mayHavePriceRange({ message: 'Three windows', vehicleInfo: ' ' })).toBe(false);
});
