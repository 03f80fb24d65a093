import { checkContent } from '../src/content-check/index.ts';
import { settingProblems } from '../src/content-check/settings-rule.ts';
import { formatProblems } from '../src/content-check/problem.ts';
import { findBlockers, findWarnings } from './doctor/index.ts';

const warnings = findWarnings();
if (warnings.length) console.warn(`What to look at again\n\n${formatProblems(warnings)}\n`);
// What stops a build stops a launch as well.
const mistakes = [...settingProblems(), ...(await checkContent())];
const named = new Set(mistakes.map(({ file, field }) => `${file} ${field}`));
const blockers = [...mistakes, ...findBlockers().filter(({ file, field }) => !named.has(`${file} ${field}`))];
if (blockers.length) {
  console.error(`What still blocks a launch\n\n${formatProblems(blockers)}`);
  process.exitCode = 1;
} else console.info('Nothing blocks a launch.');
