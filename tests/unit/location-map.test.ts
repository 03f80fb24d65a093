import { describe, expect, it } from 'vitest';
import { drawLocationMap } from '../../src/features/locations/location-map';

const shop = { lat: 30.4752, lng: -98.1561 };
const location = (city: string, lat: number, lng: number) => ({
  city,
  slug: city.toLowerCase(),
  coordinates: { lat, lng },
});
const locations = [
  location('Austin', 30.27, -97.74),
  location('Lakeway', 30.36, -97.98),
  location('Marble Falls', 30.57, -98.27),
  location('Spicewood', 30.476, -98.156),
];

describe('the location map', () => {
  const map = drawLocationMap(shop, locations);

  it('leaves out the location of the shop itself', () => {
    expect(map.markers.map(({ slug }) => slug)).not.toContain('spicewood');
    expect(map.markers).toHaveLength(3);
  });

  it('keeps every marker on the map, east to the right and north to the top', () => {
    const [left = 0, top = 0, width = 0, height = 0] = map.view.split(' ').map(Number);
    for (const { x, y } of map.markers) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
    const at = (slug: string) => map.markers.find((marker) => marker.slug === slug);
    expect(at('austin')?.x).toBeGreaterThan(map.shop.x);
    expect(at('marble falls')?.y).toBeLessThan(map.shop.y);
  });

  it('writes no name half on the dark ring around the shop', () => {
    const { markers, middle, step } = drawLocationMap(shop, [
      ...locations,
      location('Cedar Park', 30.505, -97.82),
      location('Round Rock', 30.508, -97.679),
      location('Georgetown', 30.633, -97.678),
    ]);
    const cedarPark = markers.find(({ slug }) => slug === 'cedar park');
    expect(step).toBe(10);
    expect(cedarPark?.labels[0]?.anchor).not.toBe('end');
    expect(cedarPark?.labels[0]?.x).toBeGreaterThan(middle.x);
    // Nor that of the only location, which is no region.
    const [only] = drawLocationMap(
      shop,
      [location('Lago Vista City', 30.46, -97.99)],
      'lago vista city',
    ).markers;
    expect(only?.labels[0]?.anchor).toBe('end');
  });

  it('names the town between two others, below its marker, inside what a laptop shows of the map', () => {
    const { markers } = drawLocationMap(
      shop,
      [
        ...locations,
        location('Cedar Park', 30.505, -97.82),
        location('Round Rock', 30.508, -97.679),
        location('Georgetown', 30.633, -97.678),
      ],
      'cedar park',
    );
    const roundRock = markers.find(({ slug }) => slug === 'round rock');
    expect(roundRock?.labels).toMatchObject([{ anchor: 'middle' }]);
    expect(roundRock?.labels[0]).not.toHaveProperty('only');
    expect(roundRock?.labels[0]?.y).toBeGreaterThan(roundRock?.y ?? Infinity);
    for (const { x, text, anchor } of markers.flatMap(({ labels }) => labels))
      expect(x + { start: 1, middle: 0.5, end: 0 }[anchor] * text.length * 10).toBeLessThan(780);
  });

  it('names a town at the edge of the dark ring beside its marker', () => {
    const { markers } = drawLocationMap(shop, [
      location('Marble Falls', 30.58, -98.27),
      location('Liberty Hill', 30.66, -97.92),
      location('Georgetown', 30.63, -97.68),
      location('Dripping Springs', 30.19, -98.09),
    ]);
    const marbleFalls = markers.find(({ slug }) => slug === 'marble falls');
    expect(marbleFalls?.labels).toMatchObject([{ anchor: 'start', hasLeader: false }]);
    expect(marbleFalls?.labels[0]?.only).toBeUndefined();
  });

  const region = (city: string, lat: number, lng: number) => ({
    ...location(city, lat, lng),
    slug: 'region',
  });
  /** Towns without a name on phones. */
  const unnamed = ({ markers }: typeof map) =>
    markers.filter(({ labels: [label] }) => !label || label.only === 'wide');
  const radiusOf = ({ rings }: typeof map) => rings[0]?.radius ?? 0;

  it('draws no line to a name on wide screens that have room for it beside its town', () => {
    const towns = [
      region('Wimberley', 30, -98.1),
      region('Johnson City', 30.28, -98.41),
      region('Horseshoe Bay', 30.54, -98.37),
      region('Llano', 30.75, -98.68),
      region('Lago Vista', 30.46, -97.99),
      region('Pflugerville', 30.44, -97.62),
      region('Hutto', 30.54, -97.55),
      region('Bastrop', 30.11, -97.32),
    ];
    const { markers } = drawLocationMap(shop, towns, 'region', {});
    const lagoVista = markers.find(({ labels: [label] }) => label?.text === 'Lago Vista');
    expect(lagoVista?.labels).toMatchObject([
      { only: 'phone', hasLeader: true },
      { only: 'wide', hasLeader: false },
    ]);
  });

  it('gives the scallops of every ring the same length', () => {
    expect(map.rings.length).toBeGreaterThan(1);
    for (const { radius, scallops } of map.rings) {
      expect((2 * Math.PI * radius) / scallops).toBeCloseTo(38, -1);
      // The pattern of gaps has five lengths and ends where it began.
      expect(scallops % 5).toBe(0);
    }
  });

  it('writes the miles of a ring inside it', () => {
    for (const { radius, label } of map.rings) {
      if (label) expect(Math.hypot(label.x - map.middle.x, label.y - map.middle.y)).toBeLessThan(radius - 10);
    }
  });

  it('draws the towns of a region around the shop, with rings that reach the farthest', () => {
    const towns = [
      region('Llano', 30.75, -98.68),
      region('Horseshoe Bay', 30.54, -98.37),
      region('Johnson City', 30.28, -98.41),
      region('Lago Vista', 30.46, -97.99),
      region('Bastrop', 30.11, -97.32),
    ];
    const near = drawLocationMap(shop, towns, 'region', {});
    expect(near.step).toBe(20);
    expect(near.rings.map(({ miles }) => miles)).toEqual([60, 40, 20]);
    for (const { x, y } of near.markers)
      expect(Math.hypot(x - near.shop.x, y - near.shop.y)).toBeLessThan(radiusOf(near));
    expect(near.shopLine).toBeUndefined();
    expect(unnamed(near)).toEqual([]);
    const { label: name } = near.shop;
    // There is space above and below the name of the shop.
    for (const { x, y } of near.markers.flatMap(({ labels }) => labels))
      expect(Math.abs(x - name.x) < 92 && Math.abs(y - name.y) < 43).toBe(false);
  });

  it('draws a region far away around its own middle, and the shop at the edge on its side', () => {
    const towns = [
      region('Dallas', 32.78, -96.8),
      region('Fort Worth', 32.76, -97.33),
      region('McKinney', 33.2, -96.64),
      region('Las Colinas', 32.88, -96.95),
      region('Grapevine', 32.93, -97.08),
      region('Southlake', 32.94, -97.13),
    ];
    const far = drawLocationMap(shop, towns, 'region', { edgeLabel: 'Our shop, 174 miles' });
    const [dallas, fortWorth] = ['Dallas', 'Fort Worth'].map((city) =>
      far.markers.find(({ labels }) => labels[0]?.text === city),
    );
    expect(dallas?.x).toBeGreaterThan(fortWorth?.x ?? Infinity);
    expect(far.shop.y).toBeGreaterThan(Math.max(dallas?.y ?? Infinity, fortWorth?.y ?? Infinity));
    expect(far.shopLine).toMatch(new RegExp(`L${far.shop.x} ${far.shop.y}$`));
    const fromMiddle = ({ x, y }: { x: number; y: number }) => Math.hypot(x - far.middle.x, y - far.middle.y);
    expect(Math.max(...far.markers.map(fromMiddle))).toBeLessThan(radiusOf(far));
    expect(fromMiddle(far.shop)).toBeGreaterThan(radiusOf(far));
    expect(far.rings.every((ring) => 'label' in ring)).toBe(true);
    expect(unnamed(far)).toEqual([]);
  });
});
