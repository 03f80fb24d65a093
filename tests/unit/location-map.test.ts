import { describe, expect, it } from 'vitest';
import { drawLocationMap } from '../../src/features/locations/location-map';

const shop = { lat: 30.4752, lng: -98.1561 };
const toLocation = (city: string, lat: number, lng: number) => ({
  city,
  slug: city.toLowerCase(),
  coordinates: { lat, lng },
});
const locations = [
  toLocation('Austin', 30.27, -97.74),
  toLocation('Lakeway', 30.36, -97.98),
  toLocation('Marble Falls', 30.57, -98.27),
  toLocation('Spicewood', 30.476, -98.156),
];

describe('the location map', () => {
  const map = drawLocationMap(shop, locations);

  it('leaves out what lies at the shop itself', () => {
    expect(map.markers.map(({ slug }) => slug)).not.toContain('spicewood');
    expect(map.markers).toHaveLength(3);
  });

  it('keeps every point on the drawing, east to the right and north to the top', () => {
    const [left = 0, top = 0, width = 0, height = 0] = map.view.split(' ').map(Number);
    for (const { x, y } of map.markers) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
    const at = (slug: string) => map.markers.find((point) => point.slug === slug);
    expect(at('austin')?.x).toBeGreaterThan(map.shop.x);
    expect(at('marble falls')?.y).toBeLessThan(map.shop.y);
  });

  it('has a ring every ten miles, the widest first, and every fifty where locations are far', () => {
    const wide = drawLocationMap(shop, [...locations, toLocation('Hutto', 30.54, -97.6)]);
    expect(wide.rings.map(({ miles }) => miles)).toEqual([30, 20, 10]);
    const far = drawLocationMap(shop, [...locations, toLocation('Dallas', 32.78, -96.8)]);
    expect(far.rings.map(({ miles }) => miles)).toEqual([150, 100, 50]);
  });

  it('names a crowd of locations without names that touch', () => {
    const crowd = Array.from({ length: 12 }, (_, index) =>
      toLocation(`Town ${index}`, 30.3 + index * 0.001, -97.7),
    );
    const labels = drawLocationMap(shop, crowd).markers.flatMap(({ label }) => label ?? []);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length).toBeLessThan(12);
  });
});
