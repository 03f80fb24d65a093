import { checkContent } from '../src/content-check/index.ts';
import { settingProblems } from '../src/content-check/settings-rule.ts';
import { formatProblems } from '../src/content-check/problem.ts';
import { readContent } from '../src/site/build/content-file.ts';
import { readArguments } from './arguments.ts';
import { findBlockers, findWarnings } from './doctor/index.ts';
import { listSampleWords, readBrandFiles } from './doctor/words.ts';

const usage = `npm run doctor             what blocks a launch
npm run doctor -- words    words of the sample shop and of other states that are left in the content`;
const { positionals } = readArguments(usage, { allowPositionals: true });
if (positionals[0] === 'words') {
  console.info(listSampleWords(readContent('.'), readBrandFiles('.')));
  process.exit();
}

const warnings = findWarnings();
if (warnings.length) console.info(`Worth another look\n\n${formatProblems(warnings)}\n`);
// What stops a build also blocks a launch.
const mistakes = [...settingProblems(), ...(await checkContent())];
const reported = new Set(mistakes.map(({ file, field }) => `${file} ${field}`));
const blockers = [
  ...mistakes,
  ...findBlockers().filter(({ file, field }) => !reported.has(`${file} ${field}`)),
];
if (blockers.length) {
  console.info(`What still blocks a launch\n\n${formatProblems(blockers)}`);
  process.exitCode = 1;
} else console.info('Nothing blocks a launch.');
