import { readArguments } from '../arguments.ts';
import { afterAnswers, answerError, newKinds } from './kinds.ts';

const kinds = Object.entries(newKinds).map(
  ([kind, { prompts }]) => `npm run new -- ${kind} ${prompts.map(({ flag }) => `--${flag}`).join(' ')}`,
);

const usage = ['npm run new    asks for everything', ...kinds].join('\n');

/** The command line of `npm run new`: what to add, and the answers in its flags. */
export function readFlags(args: readonly string[]): {
  kind: string | undefined;
  given: Record<string, string>;
} {
  const flags = new Set(Object.values(newKinds).flatMap(({ prompts }) => prompts.map(({ flag }) => flag)));
  const options = Object.fromEntries([...flags].map((flag) => [flag, { type: 'string' as const }]));
  // A number such as -97.55 would be taken for a flag, unless it is joined to its own flag.
  const joined: string[] = [];
  for (const arg of args)
    if (/^-\d/.test(arg) && joined.length > 0) joined.push(`${joined.pop()}=${arg}`);
    else joined.push(arg);
  const { values, positionals } = readArguments(usage, { args: joined, options, allowPositionals: true });
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { kind: positionals[0], given: Object.fromEntries(texts) };
}

/** What is missing or wrong in the flags, a line for each. */
export function flagProblems(
  kind: string,
  given: Readonly<Record<string, string>>,
  mayAsk: boolean,
): string[] {
  const known = newKinds[kind];
  if (!known)
    return [
      `${kind ? `There is no ${kind} to add` : 'Say what to add'}. Write one of: ${Object.keys(newKinds).join(', ')}.`,
    ];
  const strange = Object.keys(given).filter((flag) => !known.prompts.some((prompt) => prompt.flag === flag));
  const unanswered = known.prompts.flatMap((prompt) => {
    if (mayAsk && !(prompt.flag in given)) return [];
    const why = answerError(afterAnswers(prompt, given), given[prompt.flag] ?? '');
    return why
      ? [
          `--${prompt.flag}: ${why.replace(/\.?$/, '.')} ${prompt.ask}${prompt.hint && ` For example: ${prompt.hint.replace(/[^.?]$/, '$&.')}`}`,
        ]
      : [];
  });
  return [...strange.map((flag) => `--${flag} does not belong to ${kind}.`), ...unanswered];
}
