import { describe, expect, it } from 'vitest';
import { drawLocationMap, toNamePoint } from '../../src/features/locations/location-map';

const shop = { lat: 30.4752, lng: -98.1561 };
const place = (city: string, lat: number, lng: number) => ({ city, slug: city, coordinates: { lat, lng } });
const map = drawLocationMap(shop, [
  place('Austin', 30.27, -97.74),
  place('Lakeway', 30.36, -97.98),
  place('Marble Falls', 30.57, -98.27),
  place('Spicewood', 30.476, -98.156),
]);
type Drawn = typeof map;
const pointOf = ({ markers }: Drawn, name: string) =>
  markers.find(({ city }) => city === name) ?? { x: NaN, y: NaN };
const fromMiddle = ({ middle }: Drawn, { x, y }: { x: number; y: number }) =>
  Math.hypot(x - middle.x, y - middle.y);
const farthest = (drawn: Drawn) => Math.max(...drawn.markers.map((marker) => fromMiddle(drawn, marker)));

describe('the location map', () => {
  it('marks every town but that of the shop, east to the right and north to the top', () => {
    expect(map.markers.map(({ city }) => city)).toEqual(['Austin', 'Lakeway', 'Marble Falls']);
    const [left = 0, top = 0, width = 0, height = 0] = map.view.split(' ').map(Number);
    for (const { x, y } of map.markers) {
      expect(x > left && x < left + width).toBe(true);
      expect(y > top && y < top + height).toBe(true);
    }
    expect(pointOf(map, 'Austin').x).toBeGreaterThan(map.shop.x);
    expect(pointOf(map, 'Marble Falls').y).toBeLessThan(map.shop.y);
  });

  it('draws the towns of a region around the shop, with rings that reach the farthest', () => {
    const near = drawLocationMap(shop, [
      place('Llano', 30.75, -98.68),
      place('Lago Vista', 30.46, -97.99),
      place('Bastrop', 30.11, -97.32),
    ]);
    expect(near.rings.map(({ miles }) => miles)).toEqual([60, 40, 20]);
    expect(farthest(near)).toBeLessThan(near.rings[0]?.radius ?? 0);
  });

  it('draws a region far away around its own middle, and the shop at the edge on its side', () => {
    const towns = [
      place('Dallas', 32.78, -96.8),
      place('Fort Worth', 32.76, -97.33),
      place('McKinney', 33.2, -96.64),
    ];
    const far = drawLocationMap(shop, towns, true);
    expect(pointOf(far, 'Dallas').x).toBeGreaterThan(pointOf(far, 'Fort Worth').x);
    expect(far.shop.y).toBeGreaterThan(pointOf(far, 'Fort Worth').y);
    expect(far.shopLine.endsWith(`L${far.shop.x} ${far.shop.y}`)).toBe(true);
    const radius = far.rings[0]?.radius ?? 0;
    expect(farthest(far)).toBeLessThan(radius);
    expect(fromMiddle(far, far.shop)).toBeGreaterThan(radius);
  });

  it('keeps a name on the map whose place no file gives', () => {
    const anchorAt = (x: number) => toNamePoint({ x, y: 300, city: 'Pflugerville' }, 13).anchor;
    expect([anchorAt(90), anchorAt(590), anchorAt(600), anchorAt(670)]).toEqual([
      'start',
      'start',
      'end',
      'end',
    ]);
    expect(toNamePoint({ x: 670, y: 300, city: 'Pflugerville' }, 13, { side: 'above' }).anchor).toBe(
      'middle',
    );
  });
});
