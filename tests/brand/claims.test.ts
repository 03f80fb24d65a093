import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Claim } from '../../src/schemas/claims.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { copyProject } from '../build/project-copy.ts';

/** What a page says of a claim, in its texts, its links and what it tells search engines. */
const words: Record<Claim, RegExp> = {
  veteranOwned: /veteran[- ]owned|learned in uniform|the owner served/gi,
  familyRun: /family-run|run by a family|family shop/gi,
  discount: /\d+% (?:<\/b>)?off\b(?! cooling)|pay \d+% less|first responders|discount for/gi,
  rideShare: /ride-share|free ride|ride home|a ride (?:on us|while)|car is tinted, take/gi,
  giftCards: /gift[- ]cards?\b|gift\.oakshade|as a present/gi,
  booking: /\bbook(?:ing|ed|\.oakshade)?\b(?!")/gi,
  reviews:
    /\d+ reviews|reviews average|5-star|out of 5 stars|stars on average|reviews\.oakshade|read the reviews/gi,
  dealer: /authorized dealer/gi,
  commercialWarranty: /\b(?:15|7)-year (?:warranty|commercial)|carry 15 years|15 years<\/td>/gi,
  glassWarranty: /(?<!on heat and )glass breakage/gi,
  homeWarranty:
    /lifetime inside|on homes and vehicles|film inside (?:a|the) house is|passes? to the (?:next owner|buyer)/gi,
  exteriorWarranty:
    /exterior (?:application|film carries)|years outside|outside (?:of the glass |of a house )?carries/gi,
  vehicleWarranty: /warranty goes with|with the car when you sell|carry the lifetime warranty/gi,
  accidentWarranty: /accidental (?:damage|warranty)/gi,
};

const all = keysOf(words);
const warranties = all.filter((name) => name.endsWith('Warranty'));
const copies: Record<string, Claim[]> = {
  'no warranty, no gift card and no veteran': [...warranties, 'veteranOwned', 'discount', 'giftCards'],
  'nothing booked, nobody driven home and some warranties': [
    ...(['familyRun', 'rideShare', 'booking', 'reviews', 'dealer'] as const),
    ...(['glassWarranty', 'exteriorWarranty', 'vehicleWarranty'] as const),
  ],
};

const project = copyProject();
const business = join(project.root, 'src/content/business.yaml');
const said = readFileSync(business, 'utf8');
const dist = join(project.root, 'dist');

/** Where a page or a file beside it says the words, with what stands around them; names in code are no words. */
function findWords(pattern: RegExp): string[] {
  return globSync('**/*.{html,json,xml,txt,webmanifest}', { cwd: dist }).flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8').replace(/\s+/g, ' ');
    return [...text.matchAll(pattern)].map(
      ({ index }) => `${file}: ${text.slice(Math.max(0, index - 60), index + 60)}`,
    );
  });
}

afterAll(() => project.remove());

describe.each(Object.entries(copies))('a shop with %s', (_name, silent) => {
  beforeAll(async () => {
    const switched = silent.reduce(
      (text, name) => text.replace(new RegExp(`^  ${name}: true$`, 'm'), `  ${name}: false`),
      said,
    );
    writeFileSync(business, switched);
    const { code, output } = await project.build();
    expect(code, output).toBe(0);
  }, 1_200_000);

  it.each(silent)('says nothing of %s', (name) => {
    expect(findWords(words[name])).toEqual([]);
  });

  it.each(all.filter((name) => !silent.includes(name)))('still tells %s', (name) => {
    expect(findWords(words[name]).length).toBeGreaterThan(0);
  });

  it('has a warranty page, and links to it, only while there is a warranty', () => {
    const none = warranties.every((name) => silent.includes(name));
    expect(existsSync(join(dist, 'warranty.html'))).toBe(!none);
    expect(findWords(/[/"]warranty["<]|our warranty|lifetime warranty/gi).length === 0).toBe(none);
  });

  it('leaves no seam in a text: no space before a stop, no doubled stop, no brace, no empty line', () => {
    const seams = globSync('**/*.html', { cwd: dist }).flatMap((file) => {
      const main = parse(readFileSync(join(dist, file), 'utf8')).querySelector('main');
      return (main?.querySelectorAll('p:not([role]):not([aria-live]), dd, dt, h1, h2, h3, td') ?? [])
        .filter((element) => !element.querySelector('img, svg'))
        .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
        .filter((text) => /^$|^[.,;|]| [.,;](?: |$)|(?<!\b[ap]\.m)[.,;][.,;](?!\.)|\{\w+\?/.test(text))
        .map((text) => `${file}: ${text.slice(0, 200)}`);
    });
    expect(seams).toEqual([]);
  });
});
