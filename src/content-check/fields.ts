import { isMap, isPair, isScalar, visit } from 'yaml';
import { descriptionAt, fieldAt, toFieldSchema } from '../schemas/fields.ts';
import { contentKinds, toPageTokens } from '../schemas/index.ts';
import { plainMessage } from '../schemas/messages.ts';
import { hasTokens, textsOf, valueAt, type Entry } from '../site/build/content-file.ts';
import { fillFactsDeep, type Facts } from '../site/format/facts.ts';
import { capitalize } from '../site/format/running-text.ts';
import { findNearest, problemAt, toChoiceRemedy, toProblem, type Finding, type Problem } from './problem.ts';

const quoteIt =
  'Put a text in single quotes if it has a colon, a # or quotes in it, or begins with a sign such as { [ @ or *, and write an apostrophe inside them twice.';

/** Why the YAML of an entry cannot be read: its first error, because the others often follow from it. */
export function yamlProblems(entry: Entry): Problem[] {
  const { file, fault, document, yaml, lineAt } = entry;
  const [error] = document.errors;
  const found = (line: number, field: string, text: string) => [toProblem(entry, [{ line, field }, text])];
  if (fault) return found(fault.line, '', fault.text);
  if (error) {
    const before = yaml.slice(0, error.pos[0]).split('\n');
    const named = before.findLast((line) => /^\s*(?:- +)?[\w.-]+:/.test(line)) ?? '';
    const text = `This line, or the one before it, cannot be read: ${error.message.replace(/ at line [^]*$/, '')}. Instead: Write a name, a colon, a space and the text; begin the line with as many spaces as the others of its group, without tabs; and write each name once. ${quoteIt}`;
    return found(lineAt(error.pos[0]), /[\w.-]+(?=:)/.exec(named)?.[0] ?? '', text);
  }
  if (isMap(document.contents) && document.contents.items.length) return [];
  const text = `The file has no fields. Instead: Restore its last version, for example with git restore ${file}, or delete the file.`;
  return found(1, '', text);
}

/** Texts that are cut off, because a # without quotes starts a comment. */
function commentProblems({ document, lineAt }: Entry): Finding[] {
  const problems: Finding[] = [];
  visit(document, {
    Scalar(_key, node, path) {
      if (node.type !== 'PLAIN' || !node.range || !/^\S/.test(node.comment ?? ' ')) return;
      const key = path.findLast(isPair)?.key;
      const text = `The text ends before #${node.comment ?? ''}: without quotes, # starts a comment. Instead: ${quoteIt}`;
      problems.push([{ line: lineAt(node.range[0]), field: isScalar(key) ? String(key.value) : '' }, text]);
    },
  });
  return problems;
}

/** The fields that the schema of an entry refuses. Facts are filled in first, so that texts have the length that visitors see. */
export function schemaProblems(entry: Entry, facts: Facts): Problem[] {
  if (entry.document.errors.length) return [];
  const { kind } = entry;
  const data = hasTokens(kind) ? fillFactsDeep(entry.data ?? null, facts, true) : entry.data;
  const issues = contentKinds[kind].schema.safeParse(data, { error: plainMessage }).error?.issues ?? [];
  const fields = issues.length ? toFieldSchema(kind) : {};
  // A misspelled field is both unknown and missing. It is reported once, as unknown.
  const misspelled = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    const known = Object.keys(fieldAt(fields, issue.path)?.properties ?? {});
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return names.map((name) => {
      misspelled.add([...issue.path, findNearest(name, known)].join('.'));
      const wrong = `There is no field called ${name} here.`;
      return problemAt(entry, [...issue.path, name], wrong, `${toChoiceRemedy(name, known)} Or delete it.`);
    });
  });
  const refused = issues.flatMap(({ code, path, message }) => {
    const value = valueAt(data, path);
    if (code === 'unrecognized_keys' || (value === undefined && misspelled.has(path.join('.')))) return [];
    const wrong = value === undefined ? 'It is missing.' : `It is ${JSON.stringify(value).slice(0, 120)}.`;
    const remedy = `${capitalize(message).replace(/\.?$/, '.')} ${descriptionAt(fields, path)}`.trim();
    return problemAt(entry, path, wrong, remedy);
  });
  return [...unknown, ...refused];
}

const filler = /\bWrite here:|lorem ipsum|\bTBD\b|\bTODO\b|\bFIXME\b|\bXXX+\b|\[(?:insert|your)[^\]]*\]/i;

/** Placeholder text, which a draft may have, and facts that are typed out. `toToken` writes a fact as the text should. */
export function wordProblems(
  text: string,
  facts: Facts,
  toToken: (name: string) => string,
  isDraft: boolean,
): string[] {
  const typed = ['phone', 'email', 'brand', 'street'].flatMap((name) => {
    // With any punctuation, as in 512-555-0142.
    const fact = facts[name]?.match(/\w+/g)?.join('[^\\w\\n]{1,2}');
    const found = fact && new RegExp(`\\(?\\b${fact}`).exec(text)?.[0];
    return found
      ? `"${found}" is typed out, so it would not change when business.yaml does. Instead: Write ${toToken(name)} here.`
      : [];
  });
  const words = isDraft ? undefined : filler.exec(text)?.[0];
  if (!words) return typed;
  const placeholder = `"${words}" is placeholder text. Instead: Write what a customer should read here, or hide the page with draft: true.`;
  return [placeholder, ...typed];
}

/** Tokens and braces that stand for no fact. */
const tokenProblems = (text: string, names: readonly string[]): string[] =>
  (text.match(/\{[^{}]*\}|[{}]/g) ?? [])
    .filter((token) => !names.includes(token.slice(1, -1)))
    .map((token) =>
      names.length
        ? `business.yaml has no fact ${token}. Instead: ${toChoiceRemedy(token.slice(1, -1), names)}`
        : `The site would show ${token} as you typed it, because it fills in no facts here. Instead: Type the words themselves.`,
    );

/** Mistakes in the texts of an entry, which its schema cannot know. */
export function textProblems(entry: Entry, facts: Facts): Problem[] {
  const isDraft = valueAt(entry.data, ['draft']) === true;
  const texts = textsOf(entry.data).flatMap(({ path, text }) => {
    const isFilledIn = hasTokens(entry.kind) || path[0] === 'ticker';
    const names = isFilledIn ? Object.keys({ ...facts, ...toPageTokens(entry.kind) }) : [];
    const words = isFilledIn ? wordProblems(text, facts, (name) => `{${name}}`, isDraft) : [];
    return [...tokenProblems(text, names), ...words].map((told): Finding => [path, told]);
  });
  return [...commentProblems(entry), ...texts].map((found) => toProblem(entry, found));
}
