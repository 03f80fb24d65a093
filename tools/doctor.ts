import { checkContent } from '../src/content-check/index.ts';
import { formatProblems } from '../src/content-check/problem.ts';
import { settingProblems } from '../src/content-check/settings-rule.ts';
import { findBlockers, findWarnings } from './doctor/index.ts';

/* Lists what still blocks a launch: first what stops a build, then samples and settings. */
const mistakes = [...settingProblems(), ...(await checkContent())];
const blockers = mistakes.length ? mistakes : findBlockers();
const warnings = findWarnings();
if (warnings.length) console.info(`Worth another look\n\n${formatProblems(warnings)}\n`);
const launchList = `What still blocks a launch\n\n${formatProblems(blockers)}`;
console.info(blockers.length ? launchList : 'Nothing blocks a launch.');
process.exitCode = Number(blockers.length > 0);
