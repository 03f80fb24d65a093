import type { Entry } from '../content-check/entry.ts';
import { toFieldName, type Problem } from '../content-check/problem.ts';
import { textsOf, valueAt } from '../content-check/texts.ts';

const toPath = (name: string) => name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Why a text of business.yaml can only be a sample; undefined if it can be real. */
function whySample(text: string): string | undefined {
  if (/\.example(?![\w-])/.test(text)) return `${text} ends in .example, which nobody can reach.`;
  if (/\b555-01\d\d\b/.test(text)) return `${text} is a number that is reserved for samples.`;
  return undefined;
}

/** Sample values of business.yaml: those that it lists itself, and those that cannot be anything else. */
export function businessBlockers(business: Entry): Problem[] {
  const listed = valueAt(business.data, ['sampleValues']);
  const names = Array.isArray(listed) ? listed.map(String) : [];
  const blocker = (path: PropertyKey[], wrong: string, remedy: string): Problem => ({
    file: business.file,
    line: business.lineOf(path),
    field: toFieldName(path),
    wrong,
    remedy,
    example: '',
  });
  const declared = names.map((name) => {
    const path = toPath(name);
    const value = valueAt(business.data, path);
    return blocker(
      path,
      typeof value === 'string' ? `"${value}" is a sample value.` : 'It holds sample values.',
      `Write your own, then delete the line "${name}" under sampleValues.`,
    );
  });
  const betrayed = textsOf(business.data).flatMap(({ path, text }) => {
    const why = whySample(text);
    const known = names.some((name) => path.map(String).join('.').startsWith(name));
    return why && !known ? [blocker(path, why, 'Write your own.')] : [];
  });
  return [...declared, ...betrayed];
}
