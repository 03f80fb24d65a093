import { createHash } from 'node:crypto';
import { speculationRules } from '../../site/build/speculation-rules.ts';
import type { Element } from './read-page.ts';

const isExecuted = /^(?:module|text\/javascript)$/;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The directive with the hashes of these texts alone. Throws if it had none: Astro then allows inline code in another way. */
function withHashes(rule: string, texts: readonly string[]): string {
  const words = rule.split(/\s+/);
  const others = words.filter((word) => !word.startsWith("'sha"));
  if (others.length === words.length) throw new Error(`Its policy has no hashes in ${words[0] ?? 'a rule'}.`);
  return [...others, ...new Set(texts.map(hash))].join(' ');
}

/**
 * Moves the security policy to the top of the page, because it only holds for what follows, and gives it the hashes of
 * this page in place of those of the whole site. Throws if the page has no policy or more than one.
 */
export function pagePolicy(
  html: string,
  elements: readonly Element[],
  scripts: readonly Element[],
  style: string,
): [Element, string][] {
  const tags = elements.filter(({ name }) => name === 'meta');
  const [policy, second] = tags.filter(
    ({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
  );
  if (!policy || second)
    throw new Error(`It has ${second ? 'more than one' : 'no'} content security policy.`);
  const first = tags.find(({ attributes }) => attributes['charset']);
  if (!first) throw new Error('It has no charset.');
  const executed = scripts.filter(
    ({ attributes: { src, type = 'module' } }) => src === undefined && isExecuted.test(type),
  );
  const texts: Record<string, string[]> = {
    // Each page adds the speculation rules by script. Browsers ignore the keyword for them beside a hash.
    'script-src': [...executed.map(({ text }) => text), speculationRules],
    'style-src': [style],
  };
  const rules = (policy.attributes['content'] ?? '').split(';').flatMap((text) => {
    const rule = text.trim();
    const own = texts[rule.split(' ')[0] ?? ''];
    return own ? withHashes(rule, own) : rule || [];
  });
  const meta = `<meta http-equiv="content-security-policy" content="${rules.join('; ')}">`;
  return [
    [policy, ''],
    [first, html.slice(first.start, first.end) + meta],
  ];
}
