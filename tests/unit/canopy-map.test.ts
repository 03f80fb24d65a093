import { describe, expect, it } from 'vitest';
import { drawCanopyMap } from '../../src/features/areas/canopy-map';

const shop = { lat: 30.4752, lng: -98.1561 };
const place = (city: string, lat: number, lng: number) => ({
  city,
  slug: city.toLowerCase(),
  coordinates: { lat, lng },
});
const places = [
  place('Austin', 30.27, -97.74),
  place('Lakeway', 30.36, -97.98),
  place('Marble Falls', 30.57, -98.27),
  place('Spicewood', 30.476, -98.156),
];

describe('the canopy map', () => {
  const map = drawCanopyMap(shop, places);

  it('leaves out what lies at the shop itself', () => {
    expect(map.points.map(({ slug }) => slug)).not.toContain('spicewood');
    expect(map.points).toHaveLength(3);
  });

  it('keeps every point on the drawing, east to the right and north to the top', () => {
    const [left = 0, top = 0, width = 0, height = 0] = map.view.split(' ').map(Number);
    for (const { x, y } of map.points) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
    const at = (slug: string) => map.points.find((point) => point.slug === slug);
    expect(at('austin')?.x).toBeGreaterThan(map.shop.x);
    expect(at('marble falls')?.y).toBeLessThan(map.shop.y);
  });

  it('has a ring every ten miles, the widest first, and every fifty where places are far', () => {
    const wide = drawCanopyMap(shop, [...places, place('Hutto', 30.54, -97.6)]);
    expect(wide.rings.map(({ miles }) => miles)).toEqual([30, 20, 10]);
    const far = drawCanopyMap(shop, [...places, place('Dallas', 32.78, -96.8)]);
    expect(far.rings.map(({ miles }) => miles)).toEqual([150, 100, 50]);
  });

  it('names a crowd of places without names that touch', () => {
    const crowd = Array.from({ length: 12 }, (_, index) =>
      place(`Town ${index}`, 30.3 + index * 0.001, -97.7),
    );
    const labels = drawCanopyMap(shop, crowd).points.flatMap(({ label }) => label ?? []);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length).toBeLessThan(12);
  });
});
