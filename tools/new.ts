import { cancel, intro, isCancel, log, outro, select, text } from '@clack/prompts';
import { checkContent } from '../src/content-check/index.ts';
import { formatProblems } from '../src/content-check/problem.ts';
import { endWith } from './arguments.ts';
import { flagProblems, readFlags } from './new/flags.ts';
import { afterAnswers, answerError, newKinds, type Prompt } from './new/kinds.ts';
import { photoError } from './new/photo.ts';
import { writeNew } from './new/write.ts';

const isAnswer = <Answer>(answer: Answer): answer is Exclude<Answer, symbol> => !isCancel(answer);

function stopIfCanceled<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isAnswer(answer)) return answer;
  cancel('Nothing was written.');
  process.exit(1);
}

async function askOne(prompt: Prompt): Promise<string> {
  if (prompt.choices)
    return stopIfCanceled(
      await select({
        message: prompt.ask,
        options: prompt.choices.map((choice) => ({ value: choice, label: choice })),
      }),
    );
  const answer = stopIfCanceled(
    await text({
      message: prompt.ask,
      placeholder: prompt.hint,
      validate: (value) => answerError(prompt, value ?? ''),
    }),
  );
  const why = prompt.photo && answer.trim() ? await photoError(answer) : undefined;
  if (!why) return answer;
  log.warn(why);
  return askOne(prompt);
}

async function askKind(): Promise<string> {
  const options = Object.entries(newKinds).map(([value, { label }]) => ({ value, label }));
  return stopIfCanceled(await select({ message: 'What do you want to add?', options }));
}

/** Asks for the facts that the flags do not give. */
async function askAll(
  prompts: readonly Prompt[],
  given: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const answers = { ...given };
  for (const prompt of prompts) {
    // The site's own pictures already have alt texts.
    if (prompt.flag in answers || (prompt.flag === 'alt' && 'picture' in answers && !answers.picture))
      continue;
    answers[prompt.flag] = await askOne(afterAnswers(prompt, answers));
  }
  return answers;
}

const mayAsk = process.stdin.isTTY && process.stdout.isTTY;
if (mayAsk) intro('New content');
const { kind = mayAsk ? await askKind() : '', given } = readFlags(process.argv.slice(2));
const wrong = flagProblems(kind, given, mayAsk);
if (wrong.length) endWith(wrong.join('\n'), 1);
const answers = mayAsk ? await askAll(newKinds[kind]?.prompts ?? [], given) : given;
const filled = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim()));

try {
  const today = new Date().toISOString().slice(0, 10);
  const { files, preview, next } = await writeNew('.', kind, filled, today);
  const problems = (await checkContent()).filter(({ file }) => files.includes(file));
  const lines = [
    `Written: ${files.join(', ')}`,
    next,
    `To see it: npm run dev, then open http://localhost:4321${preview}`,
    `To check it: npm run check:content`,
  ];
  if (mayAsk) outro(lines.join('\n   '));
  else console.info(lines.join('\n'));
  if (problems.length) endWith(formatProblems(problems), 1);
} catch (error) {
  const flags = Object.entries(filled).map(([flag, answer]) => ` --${flag} ${JSON.stringify(answer)}`);
  const again = `Your answers are kept in this line; correct what is wrong in it and run it:\nnpm run new -- ${kind}${flags.join('')}`;
  endWith(`${error instanceof Error ? error.message : String(error)}\n\n${again}`, 1);
}
