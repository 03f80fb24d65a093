import type { CityLeaf, PlaceLeaf } from 'schema-dts';

/** A place by its name alone. */
export const namedArea = (name: string): PlaceLeaf => ({ '@type': 'Place', name });

/** A place that we serve, with its state and ZIP codes; a region is no city. */
export function locationArea(location: {
  city: string;
  name: string;
  state: string;
  region: boolean;
  zipCodes: readonly string[];
}): CityLeaf | PlaceLeaf {
  const { city, name, state, region, zipCodes } = location;
  return {
    '@type': region ? 'Place' : 'City',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(!region && { addressLocality: city }),
      addressRegion: state,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoShape', addressCountry: 'US', postalCode: zipCodes },
  };
}
