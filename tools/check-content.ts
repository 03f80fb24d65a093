import { checkContent } from './content-check/index.ts';
import { formatProblems } from './content-check/problem.ts';

const problems = await checkContent();
if (problems.length) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else console.info('The content is in order.');
