import { cancel, select, text } from '@clack/prompts';
import { z } from 'zod';
import { exitWith, readArguments } from './arguments.ts';
import { answerError, flagProblems, newKinds, writeNew, type Prompt } from './new/kinds.ts';

const kinds = Object.entries(newKinds);
const usageLines = kinds.map(([kind, { prompts }]) => [
  kind,
  ...Object.keys(prompts).map((flag) => `--${flag}`),
]);
const usage = `npm run new    asks for everything\n${usageLines.map((line) => `npm run new -- ${line.join(' ')}`).join('\n')}`;
const flags = kinds.flatMap(([, { prompts }]) => Object.keys(prompts));
const { values, positionals } = readArguments(usage, {
  // Without a space before it, a number such as -97.55 would be taken for a flag.
  args: process.argv.slice(2).map((word) => word.replace(/^(?=-\d)/, ' ')),
  options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
  allowPositionals: true,
});

function stopIfCanceled(answer: string | symbol): string {
  if (typeof answer === 'string') return answer;
  cancel('Nothing was written.');
  process.exit(1);
}

const choose = async (message: string, options: { value: string; label?: string }[]) =>
  stopIfCanceled(await select({ message, options }));

async function ask(prompt: Prompt): Promise<string> {
  const [message, placeholder, schema] = prompt;
  if (schema instanceof z.ZodEnum)
    return choose(
      message,
      schema.options.map((value) => ({ value: String(value) })),
    );
  const validate = (answer = '') => answerError(prompt, answer);
  return stopIfCanceled(await text({ message, placeholder, validate }));
}

const isInteractive = process.stdin.isTTY && process.stdout.isTTY;
const labels = kinds.map(([value, { label }]) => ({ value, label }));
const kind = positionals[0] ?? (isInteractive ? await choose('What do you want to add?', labels) : '');
const answers = Object.fromEntries(
  Object.entries(values).map(([flag, value]) => [flag, String(value).trim()]),
);
const problems = flagProblems(kind, answers, isInteractive);
if (problems.length) exitWith(`${problems.join('\n')}\n\n${usage}`, 1);
if (isInteractive)
  for (const [flag, prompt] of Object.entries(newKinds[kind]?.prompts ?? {}))
    answers[flag] ??= await ask(prompt);

try {
  const { files, preview, next } = await writeNew('.', kind, answers);
  console.info(`Written: ${files.join(', ')}
${next}
To see it: npm run dev, then open http://localhost:4321${preview}
To check it: npm run check:content`);
} catch (error) {
  const given = Object.entries(answers).map(([flag, answer]) => ` --${flag} ${JSON.stringify(answer)}`);
  const again = `Your answers are kept in this line; correct what is wrong in it and run it:\nnpm run new -- ${kind}${given.join('')}`;
  exitWith(`${error instanceof Error ? error.message : String(error)}\n\n${again}`, 1);
}
