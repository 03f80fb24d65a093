import { formatProblems } from './content-check/problem.ts';
import { findBlockers } from './doctor/index.ts';

const blockers = findBlockers();
if (blockers.length) {
  console.error(`What still blocks a launch\n\n${formatProblems(blockers)}`);
  process.exitCode = 1;
} else console.info('Nothing blocks a launch.');
