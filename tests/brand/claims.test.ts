import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Claim } from '../../src/schemas/claims.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { copyProject } from '../build/project-copy.ts';
import { isSample } from '../sample/sample.ts';

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
const project = copyProject();
if (!isSample) project.remove();
const business = join(project.root, 'src/content/business.yaml');

/** The matches in a built site, each with its file and the text around it. */
function findWords(pattern: RegExp, dist = join(project.root, 'dist')): string[] {
  return globSync('**/*.{html,json,xml,txt,webmanifest}', { cwd: dist }).flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8').replace(/\s+/g, ' ');
    return [...text.matchAll(pattern)].map(
      ({ index }) => `${file}: ${text.slice(Math.max(0, index - 60), index + 60)}`,
    );
  });
}

beforeAll(async () => {
  const source = readFileSync(business, 'utf8');
  writeFileSync(business, source.replace(new RegExp(`^  (${all.join('|')}): true$`, 'gm'), '  $1: false'));
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
}, 1_200_000);
afterAll(() => project.remove());

describe.runIf(isSample)('a shop that claims nothing', () => {
  it.each(all)('does not mention %s, as the sample does', (name) => {
    expect(findWords(words[name])).toEqual([]);
    expect(findWords(words[name], 'dist').length).toBeGreaterThan(0);
  });

  it('has no warranty page and no link to one', () => {
    expect(existsSync(join(project.root, 'dist/warranty.html'))).toBe(false);
    expect(findWords(/[/"]warranty["<]|our warranty|lifetime warranty/gi)).toEqual([]);
  });

  it('has no empty text, and none with a brace, a space before punctuation or doubled punctuation', () => {
    const dist = join(project.root, 'dist');
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
