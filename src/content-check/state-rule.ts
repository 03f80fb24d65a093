import { z } from 'zod';
import type { State } from '../schemas/state.ts';
import type { Entry } from '../site/build/content-file.ts';
import { problemAt, type Problem } from './problem.ts';

const [text, number] = [z.string(), z.number()];
const locationPlace = z.object({
  state: text,
  zipCodes: z.array(text).optional(),
  coordinates: z.object({ lat: number, lng: number }),
});
const shopPlace = z.object({ address: z.object({ state: text, zip: text, lat: number, lng: number }) });

/** Where an entry says that it is, each fact with its path; undefined for an entry that is nowhere. */
function placeOf({ kind, data }: Entry) {
  if (kind === 'business') {
    const address = shopPlace.safeParse(data).data?.address;
    const pathTo = (name: string) => ['address', name];
    return address && { ...address, zips: [address.zip], pathTo, pathToZip: () => pathTo('zip') };
  }
  const place = kind === 'locations' ? locationPlace.safeParse(data).data : undefined;
  return (
    place && {
      state: place.state,
      ...place.coordinates,
      zips: place.zipCodes ?? [],
      pathTo: (name: string) => (name === 'state' ? [name] : ['coordinates', name]),
      pathToZip: (index: number) => ['zipCodes', index],
    }
  );
}

/** State, ZIP codes and coordinates of the shop and of locations that `state.yaml` says cannot be. */
export function stateProblems(entry: Entry, state: State | undefined): Problem[] {
  const place = placeOf(entry);
  if (!state || !place) return [];
  const { south, north, west, east } = state.bounds;
  const problem = (path: PropertyKey[], wrong: string, remedy: string) =>
    problemAt(entry, path, wrong, `${remedy} The rules of ${state.name} are in src/content/state.yaml.`);
  const problems = place.zips.flatMap((zip, index) =>
    state.zipStarts.some((start) => zip.startsWith(start))
      ? []
      : problem(
          place.pathToZip(index),
          `The ZIP code ${zip} is not in ${state.name}.`,
          `Write one that starts with ${state.zipStarts.join(', ')}.`,
        ),
  );
  if (place.state !== state.code)
    problems.push(
      problem(place.pathTo('state'), `The state is ${place.state} here.`, `Write ${state.code}.`),
    );
  const { lat, lng } = place;
  if (lng >= south && lng <= north && lat >= west && lat <= east)
    return [
      ...problems,
      problem(
        place.pathTo('lat'),
        'Latitude and longitude are exchanged.',
        `Write lat: ${lng} and lng: ${lat}.`,
      ),
    ];
  const check = (name: 'lat' | 'lng', what: string, from: number, to: number, note: string) => {
    if (place[name] < from || place[name] > to)
      problems.push(
        problem(
          place.pathTo(name),
          `The ${what} ${place[name]} is not in ${state.name}.`,
          `Write one from ${from} to ${to}${note}.`,
        ),
      );
  };
  check('lat', 'latitude', south, north, '');
  check('lng', 'longitude', west, east, '; west of Greenwich it is negative');
  return problems;
}
