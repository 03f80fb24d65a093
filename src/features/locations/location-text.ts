import { fillFactsDeep } from '@/site/format/facts';
import type { Location } from '@/site/queries/locations';
import { getPage } from '@/site/queries/pages';
import { capitalize, joinWords } from '@/site/format/running-text';

/** The text that all location pages share, with one location filled in. */
export async function getLocationText({ city, name, services, neighborhoods }: Location) {
  return fillFactsDeep(await getPage('locationPage'), {
    city: city.replaceAll(' ', '\u00a0'),
    // No line ends before the state or after a hyphenated word.
    location: name.replace(', ', ',\u00a0').replace(/(-\S+) /, '$1\u00a0'),
    services: capitalize(joinWords(services)),
    neighborhoods: joinWords(neighborhoods.slice(0, 4)),
  });
}
