import { z } from 'zod';
import type { State } from '../schemas/state.ts';
import type { Entry } from '../site/build/content-file.ts';
import { toFieldName, type Problem } from './problem.ts';

const placed = z.object({
  state: z.string(),
  zipCodes: z.array(z.string()).optional(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
});
const address = z
  .object({ address: z.object({ state: z.string(), zip: z.string(), lat: z.number(), lng: z.number() }) })
  .transform(({ address: { state, zip, lat, lng } }) => ({
    state,
    zipCodes: [zip],
    coordinates: { lat, lng },
  }));

/** State, ZIP codes and coordinates of the shop and of places that `state.yaml` says cannot be. */
export function stateProblems(entry: Entry, state: State | undefined): Problem[] {
  const isShop = entry.kind === 'business';
  if (!state || (!isShop && entry.kind !== 'locations')) return [];
  const read = (isShop ? address : placed).safeParse(entry.data);
  if (!read.success) return [];
  const { state: code, zipCodes = [], coordinates } = read.data;
  const { south, north, west, east } = state.bounds;
  const problem = (path: PropertyKey[], wrong: string, remedy: string): Problem => {
    const at = isShop ? ['address', ...path.map((step) => (step === 'zipCodes' ? 'zip' : step))] : path;
    const where = at.filter((step) => !isShop || (step !== 'coordinates' && step !== 0));
    return {
      file: entry.file,
      line: entry.lineOf(where),
      field: toFieldName(where),
      wrong,
      remedy: `${remedy} The rules of ${state.name} are in src/content/state.yaml.`,
      example: '',
    };
  };
  const found: Problem[] = [];
  if (code !== state.code)
    found.push(problem(['state'], `The state is ${code} here.`, `Write ${state.code}.`));
  zipCodes.forEach((zip, index) => {
    if (!state.zipStarts.some((start) => zip.startsWith(start)))
      found.push(
        problem(
          ['zipCodes', index],
          `The ZIP code ${zip} is not in ${state.name}.`,
          `Write one that starts with ${state.zipStarts.join(', ')}.`,
        ),
      );
  });
  if (coordinates.lat < south || coordinates.lat > north)
    found.push(
      problem(
        ['coordinates', 'lat'],
        `The latitude ${coordinates.lat} is not in ${state.name}.`,
        `Write one from ${south} to ${north}.`,
      ),
    );
  if (coordinates.lng < west || coordinates.lng > east)
    found.push(
      problem(
        ['coordinates', 'lng'],
        `The longitude ${coordinates.lng} is not in ${state.name}.`,
        `Write one from ${west} to ${east}; west of Greenwich it is negative.`,
      ),
    );
  return found;
}
