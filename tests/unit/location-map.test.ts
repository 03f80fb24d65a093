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

  it('writes the miles of a ring beside a town that is due south', () => {
    const south = drawLocationMap(shop, [...locations, location('South', 30.19, -98.156)]);
    const town = south.markers.find(({ slug }) => slug === 'south');
    for (const { label } of south.rings)
      if (label && town)
        expect(Math.max(Math.abs(label.x - town.x) - 60, Math.abs(label.y - town.y) - 7)).toBeGreaterThan(0);
    expect(south.rings.filter(({ label }) => label).length).toBeGreaterThan(1);
  });

  it('draws a region far away to scale, beyond a ring every fifty miles', () => {
    const far = drawLocationMap(shop, locations, 'far', { ...location('Far', 32.81, -97.03), miles: 174 });
    const { x = 0, y = 0, label } = far.markers.find(({ slug }) => slug === 'far') ?? {};
    expect(label?.text).toBe('Far, 174 miles');
    expect(far.rings.map(({ miles }) => miles)).toEqual([150, 100, 50]);
    const radius = Math.max(...far.outline.split(/[^\d]+/).map(Number));
    expect(Math.hypot(x - far.shop.x, y - far.shop.y)).toBeGreaterThan(radius);
    expect(far.markers.map(({ slug }) => slug)).not.toContain('lakeway');
  });

  it('writes a town of the innermost wide ring beyond its edge, at the end of a line', () => {
    const far = drawLocationMap(shop, locations, 'far', { ...location('Far', 32.81, -97.03), miles: 174 });
    const { label, lead = 0 } = far.markers.find(({ slug }) => slug === 'austin') ?? {};
    const ring = Math.max(...far.outline.split(/[^\d]+/).map(Number)) / far.rings.length;
    expect(label?.x).toBeGreaterThan(far.shop.x + ring);
    expect(lead).toBeLessThan(label?.x ?? 0);
    expect(drawLocationMap(shop, locations).markers.every((marker) => marker.lead === undefined)).toBe(true);
  });
});
