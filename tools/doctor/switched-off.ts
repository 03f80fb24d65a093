import { businessSchema } from '../../src/schemas/business.ts';
import { hasBody, isHidden, readContent, textsOf } from '../../src/site/build/content-file.ts';
import { isEnabled, switchesOf, withoutSwitchedOff } from '../../src/site/build/enabled.ts';

/** How a sentence mentions what a switch of `business.yaml` turns off. */
const mentions: Record<string, RegExp> = {
  veteranOwned: /\bveteran-owned\b|\bin uniform\b|\bveteran owned\b/i,
  familyRun: /\bfamily[- ](?:run|shop)\b/i,
  discount: /\{discount/i,
  rideShare: /\bride-share\b|\bfree ride\b|\bride (?:home|while)\b/i,
  giftCards: /\bgift cards?\b/i,
  booking: /\bbook (?:a |an |online|your)|\bbooking\b/i,
  reviews: /\{(?:reviewCount|rating|stars)\}/,
  dealer: /\bauthorized dealer/i,
  commercialWarranty: /\{commercialWarrantyYears\}/,
  glassWarranty: /\{glassWarrantyYears\}|\bbreakage warranty\b/i,
  homeWarranty: /\blifetime\b|\bcovered for life\b/i,
  exteriorWarranty: /\{exteriorWarrantyYears\}/,
  vehicleWarranty: /\blifetime\b/i,
  accidentWarranty: /\baccidental\b|\{teslaAccidentYears\}/i,
  commercial: /\bcommercial\b|\bbusinesses\b|\bstorefronts?\b/i,
  residential: /\bresidential\b|\bhome(?:s|owners?)\b/i,
  automotive: /\bvehicles?\b|\bautomotive\b|\bcars?\b|\bwindshields?\b/i,
  tesla: /\bteslas?\b/i,
};

/** Every sentence that still mentions what is switched off, for the owner to rewrite. */
export function findMentionsOfSwitchedOff(root = '.') {
  const entries = readContent(root).filter((entry) => !isHidden(entry));
  const { data: business } = businessSchema.safeParse(entries.find(({ kind }) => kind === 'business')?.data);
  if (!business) return [];
  const switches = switchesOf(business);
  const off = Object.entries(mentions).filter(([name]) => !switches[name]);
  return entries.flatMap(({ file, slug, data, body, kind, lineOf }) => {
    // The whole page is switched off.
    if (switches[slug] === false || !isEnabled(`/${slug}`, business)) return [];
    const shown = new Set(textsOf(withoutSwitchedOff(data, switches)).map(({ text }) => text));
    const inFields = textsOf(data)
      .filter(({ path, text }) => shown.has(text) && path[0] !== 'sampleValues')
      .map(({ path, text }) => ({ line: lineOf(path), text }));
    const inText = hasBody(kind) ? body.split('\n').map((text, index) => ({ line: index + 1, text })) : [];
    return [...inFields, ...inText].flatMap(({ line, text }) =>
      text.split(/(?<=[.?!])\s+/).flatMap((sentence) => {
        const named = off.filter(([, mention]) => mention.test(sentence));
        return named.map(([name]) => ({ file, line, sentence, switch: name }));
      }),
    );
  });
}
