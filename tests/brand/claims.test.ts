import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Claim } from '../../src/schemas/claims.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { copyProject } from '../build/project-copy.ts';

/** The words of each claim in texts, links and structured data. */
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
  commercialWarranty:
    /\b(?:15|7)-year (?:warranty|commercial)|covered for 15 years|most (?:of our interior|commercial) films|15 years<\/td>/gi,
  glassWarranty: /(?<!on heat and )glass breakage/gi,
  homeWarranty:
    /lifetime inside|lifetime warranty on home film|on homes and vehicles|film inside (?:a|the) house is|passes? to the (?:next owner|buyer)/gi,
  exteriorWarranty:
    /exterior (?:application|film (?:on a house )?(?:is covered|carries))|years outside|outside (?:of the glass |of a house )?(?:carries|is covered)/gi,
  vehicleWarranty: /warranty goes with|with the car when you sell|carry the lifetime warranty/gi,
  accidentWarranty: /accidental warranty|filmed glass breaks|glass with our film breaks/gi,
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
const source = readFileSync(business, 'utf8');
const dist = join(project.root, 'dist');

/** Where the built site has the words, with the text around them. */
function findWords(pattern: RegExp): string[] {
  return globSync('**/*.{html,json,xml,txt,webmanifest}', { cwd: dist }).flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8').replace(/\s+/g, ' ');
    return [...text.matchAll(pattern)].map(
      ({ index }) => `${file}: ${text.slice(Math.max(0, index - 60), index + 60)}`,
    );
  });
}

afterAll(() => project.remove());

describe.each(Object.entries(copies))('a shop with %s', (_name, off) => {
  beforeAll(async () => {
    const switched = off.reduce(
      (text, name) => text.replace(new RegExp(`^  ${name}: true$`, 'm'), `  ${name}: false`),
      source,
    );
    writeFileSync(business, switched);
    const { code, output } = await project.build();
    expect(code, output).toBe(0);
  }, 1_200_000);

  it.each(off)('does not mention %s', (name) => {
    expect(findWords(words[name])).toEqual([]);
  });

  it.each(all.filter((name) => !off.includes(name)))('still mentions %s', (name) => {
    expect(findWords(words[name]).length).toBeGreaterThan(0);
  });

  it('has a warranty page and links to it only while there is a warranty', () => {
    const none = warranties.every((name) => off.includes(name));
    expect(existsSync(join(dist, 'warranty.html'))).toBe(!none);
    expect(findWords(/[/"]warranty["<]|our warranty|lifetime warranty/gi).length === 0).toBe(none);
  });

  it('has no empty text, and none with a brace, a space before punctuation or doubled punctuation', () => {
    const faults = globSync('**/*.html', { cwd: dist }).flatMap((file) => {
      const main = parse(readFileSync(join(dist, file), 'utf8')).querySelector('main');
      return (
        (main?.querySelectorAll('p:not([role]):not([aria-live]), dd, dt, h1, h2, h3, td') ?? [])
          // A script fills in whether the shop is open, and the quote server fills in the template.
          .filter((element) => !element.matches('.open-now') && !element.closest('template'))
          .filter((element) => !element.querySelector('img, svg'))
          .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
          .filter((text) => /^$|^[.,;|]| [.,;](?: |$)|(?<!\b[ap]\.m)[.,;][.,;](?!\.)|\{\w+\?/.test(text))
          .map((text) => `${file}: ${text.slice(0, 200)}`)
      );
    });
    expect(faults).toEqual([]);
  });
});
