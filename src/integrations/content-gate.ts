import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { timed } from '../site/timed.ts';
import { checkContent } from '../../tools/content-check/index.ts';
import { settingProblems } from '../../tools/content-check/settings-rule.ts';
import { formatProblems } from '../../tools/content-check/problem.ts';
import { findBlockers } from '../../tools/doctor/index.ts';

let root = '.';

/**
 * Stops a build before it starts, with every problem in the content and the settings at once; development is not stopped.
 * At the end of a build it says in one line how much still blocks a launch.
 */
export const contentGate: AstroIntegration = {
  name: 'content-gate',
  hooks: {
    'astro:config:setup': async ({ command, config }) => {
      root = fileURLToPath(config.root);
      if (command !== 'build') return;
      const problems = [
        ...settingProblems(root),
        ...(await timed('content check', () => checkContent(root))),
      ];
      if (problems.length)
        throw new Error(`The content or a setting has problems.\n\n${formatProblems(problems)}`);
    },
    'astro:build:done': ({ logger }) => {
      const { length } = findBlockers(root);
      logger.info(
        length
          ? `${length} ${length === 1 ? 'thing blocks' : 'things block'} a launch: npm run doctor lists ${length === 1 ? 'it' : 'them'}.`
          : 'Nothing blocks a launch.',
      );
    },
  },
};
