import { fillFactsDeep } from '@/site/facts';
import type { Location } from '@/site/locations';
import { getTownPage } from '@/site/pages';
import { capitalize, joinWords } from '@/site/running-text';

/** What the page of every place says, with the names of one filled in. */
export async function getTownWords({ city, name, services, neighborhoods }: Location) {
  return fillFactsDeep(await getTownPage(), {
    city,
    // It breaks after its hyphen at most, never before the state.
    place: name.replace(', ', ',\u00a0').replace(/(-\S+) /, '$1\u00a0'),
    services: capitalize(joinWords(services)),
    places: joinWords(neighborhoods.slice(0, 4)),
  });
}
