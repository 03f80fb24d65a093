import { describe, expect, it } from 'vitest';
import { drawLocationMap, toNamePoint } from '../../src/features/locations/location-map';

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

  it('writes a name beside its marker, or where the content says', () => {
    const marker = { x: 100, y: 200 };
    expect(toNamePoint(marker, 13)).toEqual({ x: 113, y: 205, anchor: 'start' });
    expect(toNamePoint(marker, 13, { side: 'left', down: 14 })).toEqual({ x: 87, y: 219, anchor: 'end' });
    expect(toNamePoint(marker, 20, { side: 'above' })).toEqual({ x: 100, y: 179, anchor: 'middle' });
    expect(toNamePoint(marker, 20, { side: 'below' })).toEqual({ x: 100, y: 237, anchor: 'middle' });
  });

  const region = (city: string, lat: number, lng: number) => ({
    ...location(city, lat, lng),
    slug: 'region',
  });
  const radiusOf = ({ rings }: typeof map) => rings[0]?.radius ?? 0;

  it('gives the scallops of every ring the same length', () => {
    expect(map.rings.length).toBeGreaterThan(1);
    for (const { radius, scallops } of map.rings) {
      expect((2 * Math.PI * radius) / scallops).toBeCloseTo(38, -1);
      // The pattern of gaps has five lengths and ends where it began.
      expect(scallops % 5).toBe(0);
    }
  });

  it('writes the miles of a ring inside it', () => {
    for (const { radius, label } of map.rings)
      expect(Math.hypot(label.x - map.middle.x, label.y - map.middle.y)).toBeLessThan(radius - 10);
  });

  it('draws the towns of a region around the shop, with rings that reach the farthest', () => {
    const towns = [
      region('Llano', 30.75, -98.68),
      region('Horseshoe Bay', 30.54, -98.37),
      region('Johnson City', 30.28, -98.41),
      region('Lago Vista', 30.46, -97.99),
      region('Bastrop', 30.11, -97.32),
    ];
    const near = drawLocationMap(shop, towns);
    expect(near.step).toBe(20);
    expect(near.rings.map(({ miles }) => miles)).toEqual([60, 40, 20]);
    for (const { x, y } of near.markers)
      expect(Math.hypot(x - near.shop.x, y - near.shop.y)).toBeLessThan(radiusOf(near));
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
    const far = drawLocationMap(shop, towns, true);
    const [dallas, fortWorth] = ['Dallas', 'Fort Worth'].map((city) =>
      far.markers.find((marker) => marker.city === city),
    );
    expect(dallas?.x).toBeGreaterThan(fortWorth?.x ?? Infinity);
    expect(far.shop.y).toBeGreaterThan(Math.max(dallas?.y ?? Infinity, fortWorth?.y ?? Infinity));
    expect(far.shopLine).toMatch(new RegExp(`L${far.shop.x} ${far.shop.y}$`));
    const fromMiddle = ({ x, y }: { x: number; y: number }) => Math.hypot(x - far.middle.x, y - far.middle.y);
    expect(Math.max(...far.markers.map(fromMiddle))).toBeLessThan(radiusOf(far));
    expect(fromMiddle(far.shop)).toBeGreaterThan(radiusOf(far));
  });
});
