import { fillFactsDeep } from '@/site/format/facts';
import type { Location } from '@/site/queries/locations';
import { getTownPage } from '@/site/queries/pages';
import { capitalize, joinWords } from '@/site/format/running-text';

/** A place as headings say it: it breaks after its hyphen at most, never before the state. */
const toHeadingName = (name: string) => name.replace(', ', ',\u00a0').replace(/(-\S+) /, '$1\u00a0');

/** What the page of every place says, with the names of one filled in; `place` is how it names the place. */
export async function getTownWords(
  { city, name, services, neighborhoods }: Location,
  place = toHeadingName(name),
) {
  return fillFactsDeep(await getTownPage(), {
    city,
    place,
    services: capitalize(joinWords(services)),
    places: joinWords(neighborhoods.slice(0, 4)),
  });
}

/** The heading of a place as its card breaks it: the name stays in one line, and so do the two words before it. */
export async function getTownCard(location: Location): Promise<string> {
  const place = location.name.replaceAll(' ', '\u00a0');
  const { heading } = await getTownWords(location, place);
  const [before = '', after = ''] = heading.split(place);
  return `${before.replace(/ (\S+ )$/, '\u00a0$1')}${place}${after}`;
}
