import type { State } from '../schemas/state.ts';
import { textAt, textsOf, valueAt, type Entry } from '../site/build/content-file.ts';
import { problemAt, type Problem } from './problem.ts';

/** Where files of a kind have their state (in `group`), coordinates and ZIP codes. */
const pathsOf: Partial<Record<Entry['kind'], Record<'group' | 'coordinates' | 'zips', string[]>>> = {
  business: { group: ['address'], coordinates: ['address'], zips: ['address', 'zip'] },
  locations: { group: [], coordinates: ['coordinates'], zips: ['zipCodes'] },
};

/** States, ZIP codes and coordinates that are not in the state of `state.yaml`. */
export function stateProblems(entry: Entry, state: State | undefined): Problem[] {
  const paths = pathsOf[entry.kind];
  if (!state || !paths) return [];
  const { data } = entry;
  const { south, north, west, east } = state.bounds;
  const problem = (path: PropertyKey[], wrong: string, remedy: string) =>
    problemAt(entry, path, wrong, `${remedy} What belongs to ${state.name} is in src/content/state.yaml.`);
  const problems = textsOf(valueAt(data, paths.zips), paths.zips).flatMap(({ path, text: zip }) =>
    state.zipStarts.some((start) => zip.startsWith(start))
      ? []
      : problem(
          path,
          `The ZIP code ${zip} is not in ${state.name}.`,
          `Write one that starts with ${state.zipStarts.join(', ')}.`,
        ),
  );
  const code = textAt(data, [...paths.group, 'state']);
  if (code !== state.code)
    problems.push(problem([...paths.group, 'state'], `The state is ${code} here.`, `Write ${state.code}.`));
  const [lat, lng] = ['lat', 'lng'].map((name) => valueAt(data, [...paths.coordinates, name]));
  if (typeof lat !== 'number' || typeof lng !== 'number') return problems;
  if (lng >= south && lng <= north && lat >= west && lat <= east)
    return [
      ...problems,
      problem(
        [...paths.coordinates, 'lat'],
        'Latitude and longitude are swapped.',
        `Write lat: ${lng} and lng: ${lat}.`,
      ),
    ];
  const check = (name: 'lat' | 'lng', what: string, value: number, from: number, to: number, note = '') => {
    if (value < from || value > to)
      problems.push(
        problem(
          [...paths.coordinates, name],
          `The ${what} ${value} is not in ${state.name}.`,
          `Write one from ${from} to ${to}${note}.`,
        ),
      );
  };
  check('lat', 'latitude', lat, south, north);
  check('lng', 'longitude', lng, west, east, ', negative in the United States');
  return problems;
}
