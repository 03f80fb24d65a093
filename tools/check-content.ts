import { checkContent } from '../src/content-check/index.ts';
import { formatProblems } from '../src/content-check/problem.ts';

const problems = await checkContent();
if (problems.length) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else console.info('No problems found in the content.');
