import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts';
import { checkContent } from '../src/content-check/index.ts';
import { formatProblems } from '../src/content-check/problem.ts';
import { endWith, readArguments } from './arguments.ts';
import { answerError, flagProblems, newKinds, type Prompt } from './new/kinds.ts';
import { writeNew } from './new/write.ts';

const kinds = Object.entries(newKinds).map(
  ([kind, { prompts }]) => `npm run new -- ${kind} ${prompts.map(({ flag }) => `--${flag}`).join(' ')}`,
);
const usage = ['npm run new    asks for everything', ...kinds].join('\n');
const flags = Object.values(newKinds).flatMap(({ prompts }) => prompts.map(({ flag }) => flag));
const { values, positionals } = readArguments(usage, {
  // A number such as -97.55 would be taken for a flag, unless it is joined to its own flag.
  args: process.argv
    .slice(2)
    .join('\0')
    .replace(/\0(?=-\d)/g, '=')
    .split('\0')
    .filter(Boolean),
  options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
  allowPositionals: true,
});

const isAnswer = <Answer>(answer: Answer): answer is Exclude<Answer, symbol> => !isCancel(answer);

function stopIfCanceled<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isAnswer(answer)) return answer;
  cancel('Nothing was written.');
  process.exit(1);
}

async function choose(message: string, options: { value: string; label: string }[]): Promise<string> {
  return stopIfCanceled(await select({ message, options }));
}

async function ask({ ask: message, hint: placeholder, ...prompt }: Prompt): Promise<string> {
  if (prompt.choices)
    return choose(
      message,
      prompt.choices.map((value) => ({ value, label: value })),
    );
  const validate = (value = '') => answerError({ ask: message, hint: placeholder, ...prompt }, value);
  return stopIfCanceled(await text({ message, placeholder, validate }));
}

const mayAsk = process.stdin.isTTY && process.stdout.isTTY;
if (mayAsk) intro('New content');
const labels = Object.entries(newKinds).map(([value, { label }]) => ({ value, label }));
const kind = positionals[0] ?? (mayAsk ? await choose('What do you want to add?', labels) : '');
const answers = Object.fromEntries(Object.entries(values).map(([flag, value]) => [flag, String(value)]));
const wrong = flagProblems(kind, answers, mayAsk);
if (wrong.length) endWith(`${wrong.join('\n')}\n\n${usage}`, 1);
if (mayAsk) for (const prompt of newKinds[kind]?.prompts ?? []) answers[prompt.flag] ??= await ask(prompt);
const filled = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim()));

try {
  const { files, preview, next } = await writeNew('.', kind, filled, new Date().toISOString().slice(0, 10));
  const lines = [
    `Written: ${files.join(', ')}`,
    next,
    `To see it: npm run dev, then open http://localhost:4321${preview}`,
    `To check it: npm run check:content`,
  ];
  if (mayAsk) outro(lines.join('\n   '));
  else console.info(lines.join('\n'));
  const problems = (await checkContent()).filter(({ file }) => files.includes(file));
  if (problems.length) endWith(formatProblems(problems), 1);
} catch (error) {
  const given = Object.entries(filled).map(([flag, answer]) => ` --${flag} ${JSON.stringify(answer)}`);
  const again = `Your answers are kept in this line; correct what is wrong in it and run it:\nnpm run new -- ${kind}${given.join('')}`;
  endWith(`${error instanceof Error ? error.message : String(error)}\n\n${again}`, 1);
}
