import { describe, expect, it } from 'vitest';
import { readOne, readPublished } from '../content';
import { isSample } from './sample';

describe.runIf(isSample)('the specification, while the sample business is in business.yaml: places', () => {
  it('keep automotive work out of Dallas-Fort Worth, in the services and in the texts', () => {
    const region = readOne('locations', 'dallas-fort-worth-window-tinting');
    expect(region.services).toEqual(['commercial', 'residential']);
    expect(JSON.stringify(region)).not.toMatch(
      /\b(?:auto|automotive|cars?|vehicles?|trucks?|windshields?|tesla)\b/i,
    );
  });

  it('quote the whole-home price in Cedar Park and nowhere else', () => {
    const quoting = readPublished('locations').filter(({ data }) =>
      JSON.stringify(data).includes('$800 to $2,500'),
    );
    expect(quoting.map(({ data }) => data.city)).toEqual(['Cedar Park']);
  });
});
