import { isMap, isPair, isScalar, visit } from 'yaml';
import { descriptionAt, fieldAt, toFieldSchema } from '../schemas/fields.ts';
import { contentKinds, ownTokens } from '../schemas/index.ts';
import { plainMessage } from '../schemas/messages.ts';
import { hasTokens, textsOf, valueAt, type Entry } from '../site/build/content-file.ts';
import { fillFactsDeep, type Facts } from '../site/format/facts.ts';
import { capitalize } from '../site/format/running-text.ts';
import { chooseFrom, nearest, placeOf, toProblem, type Problem } from './problem.ts';

const quoteIt =
  'Put a text in single quotes if it has a colon, a # or quotes in it, or begins with a sign such as { [ @ or *, and write an apostrophe inside them twice.';

/** Why the YAML of an entry cannot be read: its first error, because the others often follow from it. */
export function yamlProblems({ file, readError, document, yaml, lineAt }: Entry): Problem[] {
  if (readError) return [{ file, field: '', ...readError }];
  const { contents, errors } = document;
  const [error] = errors;
  const restore = `The file has no fields. Instead: Bring the last version back, for example with git restore ${file}, or delete the file.`;
  if (!error && isMap(contents) && contents.items.length > 0) return [];
  if (!error) return [toProblem({ file, line: 1, field: '' }, restore)];
  const before = yaml.slice(0, error.pos[0]).split('\n');
  const named = before.findLast((line) => /^\s*(?:- +)?[\w.-]+:/.test(line)) ?? '';
  const place = { file, line: lineAt(error.pos[0]), field: /[\w.-]+(?=:)/.exec(named)?.[0] ?? '' };
  const text = `This line, or the one before it, cannot be read: ${error.message.replace(/ at line [^]*$/, '')}. Instead: Write a name, a colon, a space and the text; begin the line with as many spaces as the others of its group, without tabs; and write each name once. ${quoteIt}`;
  return [toProblem(place, text)];
}

/** Texts that are cut off, because a # without quotes starts a comment. */
function commentProblems({ file, document, lineAt }: Entry): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(_key, node, path) {
      if (node.type !== 'PLAIN' || !node.range || !/^\S/.test(node.comment ?? ' ')) return;
      const key = path.findLast(isPair)?.key;
      const place = { file, line: lineAt(node.range[0]), field: isScalar(key) ? String(key.value) : '' };
      const text = `The text ends before #${node.comment ?? ''}: without quotes, # starts a comment. Instead: ${quoteIt}`;
      problems.push(toProblem(place, text));
    },
  });
  return problems;
}

/** The fields that the schema of an entry refuses. Facts are filled in first, so that texts have the length that visitors see. */
export function schemaProblems(entry: Entry, facts: Facts): Problem[] {
  if (entry.document.errors.length) return [];
  const { kind } = entry;
  const data = hasTokens(kind) ? fillFactsDeep(entry.data ?? null, facts, (token) => token) : entry.data;
  const issues = contentKinds[kind].schema.safeParse(data, { error: plainMessage }).error?.issues ?? [];
  const fields = issues.length ? toFieldSchema(kind) : {};
  const unknown = issues.flatMap((issue) => {
    const known = Object.keys(fieldAt(fields, issue.path)?.properties ?? {});
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return names.map((name) => ({ path: [...issue.path, name], name, known }));
  });
  // A misspelled field is both unknown and missing. It is reported once, as unknown.
  const meant = unknown.map(({ path, name, known }) => path.with(-1, nearest(name, known) ?? name).join('.'));
  const misnamed = unknown.map(({ path, name, known }) => {
    const text = `There is no field called ${name} here. Instead: ${chooseFrom(name, known)} Or delete it.`;
    return toProblem(placeOf(entry, path), text);
  });
  const refused = issues.flatMap(({ code, path, message }) => {
    const value = valueAt(data, path);
    if (code === 'unrecognized_keys' || (value === undefined && meant.includes(path.join('.')))) return [];
    const wrong = value === undefined ? 'It is missing.' : `It is ${JSON.stringify(value).slice(0, 120)}.`;
    const remedy = `${capitalize(message).replace(/\.?$/, '.')} ${descriptionAt(fields, path)}`.trim();
    return { ...placeOf(entry, path), wrong, remedy };
  });
  return [...misnamed, ...refused];
}

const filler = /\bWrite here:|lorem ipsum|\bTBD\b|\bTODO\b|\bFIXME\b|\bXXX+\b|\[(?:insert|your)[^\]]*\]/i;

/** A fact as a text types it out: a phone number with any punctuation. */
function findTyped(text: string, name: string, fact: string): string | undefined {
  if (name !== 'phone') return text.includes(fact) ? fact : undefined;
  const digits = fact.replace(/\D/g, '').split('');
  return new RegExp(`\\(?${digits.join('[\\s()./\u2010-\u2013-]{0,2}')}`).exec(text)?.[0];
}

/** Placeholder text, which a draft may have, and facts that are typed out. `toToken` writes a fact as the text should. */
export function wordProblems(
  text: string,
  facts: Facts,
  toToken: (name: string) => string,
  isDraft: boolean,
) {
  const [words] = (!isDraft && filler.exec(text)) || [];
  const placeholder = `"${words ?? ''}" is placeholder text. Instead: Write what a customer should read here, or hide the page with draft: true.`;
  const typed = ['phone', 'email', 'brand', 'street'].flatMap((name) => {
    const found = facts[name] && findTyped(text, name, facts[name]);
    const told = `"${found ?? ''}" is typed out, so it would stay when business.yaml changes. Instead: Write ${toToken(name)} here.`;
    return found ? told : [];
  });
  return words ? [placeholder, ...typed] : typed;
}

/** The conditions of earlier versions, single braces and unknown tokens. */
function tokenProblems(text: string, names: readonly string[]): string[] {
  const [, name] = /\{(\w+)\?/.exec(text) ?? [];
  if (name)
    return [
      `{${name}?…} is a condition, which texts no longer have. Instead: Write the sentence as it should read, without the braces. If the whole item goes without ${name}, add the line needs: ${name} to it.`,
    ];
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, '')))
    return ['There is a { or } without its partner. Instead: Delete it, or close the token.'];
  const tokens = [...text.matchAll(/\{([^{}]*)\}/g)].filter(([, inside = '']) => !names.includes(inside));
  return tokens.map(([token, inside = '']) =>
    names.length
      ? `business.yaml has no fact ${token}. Instead: ${chooseFrom(inside, names)}`
      : `The site shows ${token} as it is typed, because here no tokens are filled in. Instead: Type the words.`,
  );
}

/** Mistakes in the fields of an entry, one message for each: a field that the schema refuses needs no more. */
export function fieldProblems(entry: Entry, facts: Facts): Problem[] {
  const isDraft = valueAt(entry.data, ['draft']) === true;
  const texts = textsOf(entry.data).flatMap(({ path, text }) => {
    const isFilledIn = hasTokens(entry.kind) || path[0] === 'ticker';
    const names = isFilledIn ? Object.keys({ ...facts, ...ownTokens(entry.kind) }) : [];
    const words = isFilledIn ? wordProblems(text, facts, (name) => `{${name}}`, isDraft) : [];
    return [...tokenProblems(text, names), ...words].map((told) => toProblem(placeOf(entry, path), told));
  });
  // A condition makes a text too long, too.
  const conditions = texts.filter(({ wrong }) => wrong.startsWith('{')).map(({ field }) => field);
  const refused = schemaProblems(entry, facts).filter(({ field }) => !conditions.includes(field));
  const isRefused = ({ field }: Problem) => refused.some((problem) => problem.field === field);
  return [...refused, ...[...commentProblems(entry), ...texts].filter((problem) => !isRefused(problem))];
}
