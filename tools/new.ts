import { intro, outro } from '@clack/prompts';
import { checkContent } from '../src/content-check/index.ts';
import { formatProblems } from '../src/content-check/problem.ts';
import { askFacts, askKind } from './new/ask.ts';
import { flagProblems, readFlags } from './new/flags.ts';
import { newKinds } from './new/kinds.ts';
import { writeNew } from './new/write.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const mayAsk = process.stdin.isTTY && process.stdout.isTTY;
if (mayAsk) intro('New content');
const { kind = mayAsk ? await askKind() : '', given } = readFlags(process.argv.slice(2));
const wrong = flagProblems(kind, given, mayAsk);
if (wrong.length) fail(wrong.join('\n'));
const answers = mayAsk ? await askFacts(newKinds[kind]?.facts ?? [], given) : given;
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
  if (problems.length) fail(formatProblems(problems));
} catch (error) {
  const flags = Object.entries(filled).map(([flag, answer]) => ` --${flag} ${JSON.stringify(answer)}`);
  const again = `Your answers are kept in this line; correct what is wrong in it and run it:\nnpm run new -- ${kind}${flags.join('')}`;
  fail(`${error instanceof Error ? error.message : String(error)}\n\n${again}`);
}
