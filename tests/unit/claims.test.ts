import { describe, expect, it } from 'vitest';
import { businessSchema } from '../../src/schemas/business.ts';
import type { Claim } from '../../src/schemas/claims.ts';
import { ownTokens } from '../../src/schemas/page-tokens.ts';
import {
  resolveBody,
  resolveText,
  compact,
  pathBefore,
  resolveClaims,
} from '../../src/site/format/claims.ts';
import { factsOf, fillFactsDeep } from '../../src/site/format/facts.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { readContent } from '../../src/site/build/content-file.ts';
import { schemaProblems } from '../../src/content-check/schema-rule.ts';
import { wordProblems, yamlTexts } from '../../src/content-check/texts-rule.ts';
import { business, state } from '../content.ts';

const on = { 'a?': 'on', 'b?': 'on', fact: '5' };
const off = { ...on, 'a?': '' };

describe('the words of a claim', () => {
  it.each([
    ['Good{a?, {fact} years}.', 'Good, {fact} years.', 'Good.'],
    ['{a?Here|There} we are.', 'Here we are.', 'There we are.'],
    ['One. {a?Two. }Three.', 'One. Two. Three.', 'One. Three.'],
    ['{a?With{b? both}|{b?Only b|None}}.', 'With both.', 'Only b.'],
    [
      'Nothing to resolveClaims, {fact}.',
      'Nothing to resolveClaims, {fact}.',
      'Nothing to resolveClaims, {fact}.',
    ],
  ])('of "%s" stay while it is on and go while it is off', (text, whenOn, whenOff) => {
    expect(resolveText(text, on)).toBe(whenOn);
    expect(resolveText(text, off)).toBe(whenOff);
  });

  it('take the list item with them that they leave empty, and a group with nothing else in it', () => {
    const data = {
      items: [{ title: '{a?Gone}', text: 'with {fact}' }, { title: 'Stays' }],
      words: ['{a?gone}', 'stays'],
      group: { text: '{a?Gone.}' },
    };
    const settled = resolveClaims(data, off);
    expect(compact(settled)).toEqual({ items: [{ title: 'Stays' }], words: ['stays'] });
    expect(pathBefore(settled, ['items', 0, 'title'])).toEqual(['items', 1, 'title']);
    expect(fillFactsDeep(data, on)).toMatchObject({
      items: [{ text: 'with 5' }, {}],
      words: ['gone', 'stays'],
    });
  });

  it('leave an article with every line where it was', () => {
    const body = 'One.\n\n<Claim name="a">\n\nTwo <Claim name="b">or more</Claim>.\n\n</Claim>\n\nThree.';
    expect(resolveBody(body, off)).toBe('One.\n\n\n\n\n\n\n\nThree.');
    expect(resolveBody(body, on)).toBe('One.\n\n\n\nTwo or more.\n\n\n\nThree.');
  });

  it('that name no claim are refused', () => {
    expect(() => fillFactsDeep({ text: '{c?Words.}' }, on)).toThrow('Unknown fact {c?Words.}');
  });
});

const names = keysOf(business.claims);
const entries = readContent('.');

type Service = keyof typeof business.services;

/** What is wrong with the content while some claims and services are off. */
function problemsWithout(silent: readonly Claim[], closed: readonly Service[] = []): string[] {
  const isOn = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, false]));
  const claims = { ...business.claims, ...isOn(silent) };
  const services = { ...business.services, ...isOn(closed) };
  const facts = factsOf(businessSchema.parse({ ...business, claims, services }), state);
  return entries.flatMap((entry) => {
    if (!/\{\w+[?}]/.test(entry.yaml) || entry.kind === 'business') return [];
    const texts = yamlTexts(entry, resolveClaims(entry.data, facts));
    return [
      ...schemaProblems(entry, facts, entries),
      ...wordProblems(entry.file, texts, { ...facts, ...ownTokens(entry.kind) }, (name) => `{${name}}`),
    ].map(
      ({ file, field, wrong }) => `without ${[...silent, ...closed].join(', ')}: ${file} ${field} ${wrong}`,
    );
  });
}

/** Services that a shop can do without, as long as one is left. */
const sets: Service[][] = [
  ['tesla'],
  ['commercial'],
  ['residential'],
  ['automotive'],
  ['commercial', 'automotive'],
  ['residential', 'automotive'],
  ['commercial', 'residential'],
  ['commercial', 'residential', 'tesla'],
];
const closings = sets.filter((closed) =>
  (['commercial', 'residential', 'automotive'] as const).some(
    (service) => business.services[service] && !closed.includes(service),
  ),
);

describe('the sample content', () => {
  it('is in order with any claim off, and with none left', () => {
    expect([...names.map((name) => [name]), names].flatMap((silent) => problemsWithout(silent))).toEqual([]);
  });

  it.each(closings.map((closed) => [closed.join(' and '), closed] as const))(
    'is in order without %s, with all claims, with none and without any of them',
    (_names, closed) => {
      const silent = [[], ...names.map((name) => [name]), names];
      expect(silent.flatMap((some) => problemsWithout(some, closed))).toEqual([]);
    },
  );
});
