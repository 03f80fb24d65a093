import { fillFactsDeep } from '@/site/format/facts';
import type { Location } from '@/site/queries/locations';
import { getPage } from '@/site/queries/pages';
import { capitalize, joinWords } from '@/site/format/running-text';

/** The name of a location in headings, without line breaks before the state or after a hyphenated word. */
const toHeadingName = (name: string) => name.replace(', ', ',\u00a0').replace(/(-\S+) /, '$1\u00a0');

/** The text that all location pages share, with one location filled in. */
export async function getLocationText(
  { city, name, services, neighborhoods }: Location,
  displayName = toHeadingName(name),
) {
  return fillFactsDeep(await getPage('locationPage'), {
    city: city.replaceAll(' ', '\u00a0'),
    location: displayName,
    services: capitalize(joinWords(services)),
    neighborhoods: joinWords(neighborhoods.slice(0, 4)),
  });
}

/** The heading on the social card of a location. The name stays on one line, and so do the two words before it. */
export async function getCardHeading(location: Location): Promise<string> {
  const name = location.name.replaceAll(' ', '\u00a0');
  const { heading } = await getLocationText(location, name);
  const [before = '', after = ''] = heading.split(name);
  return `${before.replace(/ (\S+ )$/, '\u00a0$1')}${name}${after}`;
}
