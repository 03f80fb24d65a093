import { offsetMiles, type Coordinates } from '../../site/queries/distance.ts';
import { canopyEdge } from './canopy-edge.ts';
import { pointFar } from './far-place.ts';
import { HEIGHT, placeLabel, WIDTH, type MapLabel } from './map-labels.ts';

interface Place {
  city: string;
  slug: string;
  coordinates: Coordinates;
}

/** A town on the map, in map units; `label` is undefined where no name fits without touching another. */
interface MapPoint {
  slug: string;
  x: number;
  y: number;
  /** true on the darkest ring, where names are written in limestone. */
  inner: boolean;
  label?: MapLabel;
}

/** A place beyond the drawing: the way there, and its name with the miles, at the edge. */
interface FarPlace {
  x: number;
  y: number;
  label: { text: string; x: number; y: number; anchor: 'start' | 'end' };
}

/** The drawing: a scalloped ring every ten miles around the shop, and a point a town. */
export interface CanopyMap {
  /** What the drawing shows, as a `viewBox`: the towns with the whole of the widest ring around them but in the east. */
  view: string;
  shop: { x: number; y: number };
  /** Outline of the widest ring around the origin, as path data. The others are the same one, smaller. */
  edge: string;
  /** Where each ring takes that outline; `label` is undefined where the ring leaves the drawing. */
  rings: { miles: number; place: string; label?: { x: number; y: number } }[];
  points: MapPoint[];
  far?: FarPlace;
}

const MARGIN = { left: 90, right: 130, top: 60, bottom: 50 };
/** Of a ring that is wider still, a part leaves the drawing, so that names stay readable. */
const MOST_BESIDE = 200;
/** Radius of the widest ring for which there is room between the words around the drawing. */
const WIDEST = 480;
const toShort = (share: number) => Number(share.toFixed(3));

/**
 * Draws towns around the shop to scale: map units are 1/800 of the width that towns need, distances are straight lines.
 * Towns named in `first` get their labels before the others. The way to a place beyond the drawing can be
 * pointed out with `distant`.
 */
export function drawCanopyMap(
  shop: Coordinates,
  places: readonly Place[],
  first = '',
  distant?: Place & { miles: number },
): CanopyMap {
  const offsets = places.map((place) => ({ place, ...offsetMiles(shop, place.coordinates) }));
  const reach = (values: number[]) => Math.max(6, ...values);
  const west = reach(offsets.map(({ east }) => -east));
  const east = reach(offsets.map((offset) => offset.east));
  const north = reach(offsets.map((offset) => offset.north));
  const south = reach(offsets.map((offset) => -offset.north));
  const scale = Math.min(
    (WIDTH - MARGIN.left - MARGIN.right) / (west + east),
    (HEIGHT - MARGIN.top - MARGIN.bottom) / (north + south),
  );
  const center = {
    x: Math.round(MARGIN.left + west * scale),
    y: Math.round(MARGIN.top + north * scale),
  };
  const shopBox = { left: center.x - 40, right: center.x + 40, top: center.y - 20, bottom: center.y + 46 };
  const at = offsets.map((offset) => ({
    place: offset.place,
    miles: Math.hypot(offset.east, offset.north),
    x: Math.round(center.x + offset.east * scale),
    y: Math.round(center.y - offset.north * scale),
  }));
  const towns = at.filter(({ miles }) => miles >= 1);
  const taken = [
    shopBox,
    ...towns.map(({ x, y }) => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 })),
  ];
  const way = distant && offsetMiles(shop, distant.coordinates);
  const far =
    way && pointFar(center, way.east * scale, -way.north * scale, `${distant.city}, ${distant.miles} miles`);
  if (far) {
    const width = far.label.text.length * 13.4;
    const left = far.label.x - (far.label.anchor === 'end' ? width : 0);
    taken.push({ left, right: left + width, top: far.y - 20, bottom: far.y + 20 });
  }
  const farthest = Math.max(...at.map(({ miles }) => miles), 10);
  const step = farthest > 60 ? 50 : 10;
  const points = towns
    .sort((a, b) => Number(b.place.slug === first) - Number(a.place.slug === first) || b.miles - a.miles)
    .map(({ place, miles, x, y }) => {
      const label = placeLabel(place.city, x, y, place.slug === first ? 20 : 13, taken);
      return { slug: place.slug, x, y, inner: miles < step, ...(label && { label }) };
    });
  // A town just beyond the last ring needs no further one, nor does one whose ring would lie under the words.
  const most = Math.max(1, Math.floor(WIDEST / (step * scale)));
  const count = Math.min(4, most, Math.ceil(farthest / step - 0.2));
  const rings = Array.from({ length: count }, (_, index) => {
    const miles = (index + 1) * step;
    const radius = miles * scale;
    const y = Math.round(center.y + radius - 10);
    return {
      miles,
      // Turned, so that no scallop stands behind its smaller self.
      place: `translate(${center.x} ${center.y}) scale(${toShort((index + 1) / count)}) rotate(${index * 50})`,
      ...(y < HEIGHT && { label: { x: center.x, y } }),
    };
  }).reverse();
  const radius = count * step * scale;
  const edge = canopyEdge(radius);
  const left = Math.max(-MOST_BESIDE, Math.min(0, Math.round(center.x - radius * 1.13)));
  const top = Math.max(-MOST_BESIDE, Math.min(0, Math.round(center.y - radius * 1.13)));
  const bottom = Math.min(HEIGHT + MOST_BESIDE, Math.max(HEIGHT, Math.round(center.y + radius * 1.13)));
  const view = `${left} ${top} ${WIDTH - left} ${bottom - top}`;
  return { view, shop: center, edge, rings, points, ...(far && { far }) };
}
