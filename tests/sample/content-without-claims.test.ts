import { describe, expect, it } from 'vitest';
import { wordProblems, yamlTexts } from '../../src/content-check/texts-rule.ts';
import { schemaProblems } from '../../src/content-check/schema-rule.ts';
import { businessSchema } from '../../src/schemas/business.ts';
import { ownTokens } from '../../src/schemas/index.ts';
import { isHidden, readContent } from '../../src/site/build/content-file.ts';
import { resolveClaims } from '../../src/site/format/claims.ts';
import { factsOf } from '../../src/site/format/facts.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { business, state } from '../content.ts';
import { isSample } from './sample';

const claims = keysOf(business.claims);
const entries = readContent('.').filter((entry) => !isHidden(entry));

type Claim = keyof typeof business.claims;
type Service = keyof typeof business.services;

/** The facts while some claims and services are off. */
function factsWithout(claimsOff: readonly Claim[], servicesOff: readonly Service[] = []) {
  const toOff = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, false]));
  const shop = businessSchema.parse({
    ...business,
    claims: { ...business.claims, ...toOff(claimsOff) },
    services: { ...business.services, ...toOff(servicesOff) },
  });
  return factsOf(shop, state);
}

/** The problems of the content while some claims and services are off. */
function problemsWithout(claimsOff: readonly Claim[], servicesOff: readonly Service[]): string[] {
  const facts = factsWithout(claimsOff, servicesOff);
  return entries.flatMap((entry) => {
    if (!/\{\w+[?}]/.test(entry.yaml) || entry.kind === 'business') return [];
    const texts = yamlTexts(entry, resolveClaims(entry.data, facts));
    return [
      ...schemaProblems(entry, facts, entries),
      ...wordProblems(entry.file, texts, { ...facts, ...ownTokens(entry.kind) }, (name) => `{${name}}`),
    ].map(({ file, field, wrong }) => `without ${claimsOff.join(', ')}: ${file} ${field} ${wrong}`);
  });
}

const servicesOff: Service[][] = [
  [],
  ['tesla'],
  ['commercial'],
  ['residential'],
  ['automotive'],
  ['commercial', 'automotive'],
  ['residential', 'automotive'],
  ['commercial', 'residential', 'tesla'],
];

describe.runIf(isSample)('the texts of the sample', () => {
  it.each(servicesOff.map((services) => [services.join(' and ') || 'nothing', services] as const))(
    'pass the content check without %s, whichever claim is off',
    (_names, services) => {
      const claimsOff = [[], ...claims.map((claim) => [claim]), claims];
      expect(claimsOff.flatMap((off) => problemsWithout(off, services))).toEqual([]);
    },
  );
});
