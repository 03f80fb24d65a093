import { createHash } from 'node:crypto';
import { prefetchRules } from '../../site/prefetch-rules.ts';
import type { Element } from './read-page.ts';

const isExecuted = /^(?:module|text\/javascript)$/;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The rule with exactly these hashes; throws if it had none, as then nothing else of the page is let in by hash. */
function withHashes(rule: string, texts: readonly string[]): string {
  const words = rule.split(/\s+/);
  const kept = words.filter((word) => !word.startsWith("'sha"));
  if (kept.length === words.length) throw new Error(`Its policy has no hashes in ${words[0] ?? 'a rule'}.`);
  return [...kept, ...new Set(texts.map(hash))].join(' ');
}

/** The meta element of the policy of a page; throws if it has none or more than one. */
export function policyOf(elements: readonly Element[]): Element {
  const [policy, second] = elements.filter(
    ({ name, attributes }) =>
      name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
  );
  if (!policy || second)
    throw new Error(`It has ${second ? 'more than one' : 'no'} content security policy.`);
  return policy;
}

/** A policy with the hashes of the inline scripts and styles of its own page, in place of those of the whole site. */
export function ownPolicy(policy: string, elements: readonly Element[]): string {
  const scripts = elements.filter(
    ({ name, attributes }) =>
      name === 'script' && attributes['src'] === undefined && isExecuted.test(attributes['type'] ?? 'module'),
  );
  const styles = elements.filter(({ name }) => name === 'style');
  const texts: Record<string, string[]> = {
    // Every page adds the same speculation rules by script; a keyword for them would not hold beside a hash.
    'script-src': [...scripts.map(({ text }) => text), prefetchRules],
    'style-src': styles.map(({ text }) => text),
  };
  return policy
    .split(';')
    .map((rule) => rule.trim())
    .filter(Boolean)
    .map((rule) => {
      const own = texts[rule.split(' ')[0] ?? ''];
      return own ? withHashes(rule, own) : rule;
    })
    .join('; ');
}
