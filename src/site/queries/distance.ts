/** A position on earth, in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

const MILES_PER_DEGREE = 69;

/** How far `target` is east and north of `origin`, in miles. On a flat earth, which is within 1 % up to 300 miles. */
export function offsetMiles(origin: Coordinates, target: Coordinates): { east: number; north: number } {
  const middle = ((origin.lat + target.lat) / 2) * (Math.PI / 180);
  return {
    east: (target.lng - origin.lng) * MILES_PER_DEGREE * Math.cos(middle),
    north: (target.lat - origin.lat) * MILES_PER_DEGREE,
  };
}

export function milesBetween(a: Coordinates, b: Coordinates): number {
  const { east, north } = offsetMiles(a, b);
  return Math.round(Math.hypot(east, north));
}
