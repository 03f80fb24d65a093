import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../content-check/index.ts';
import { formatProblems } from '../content-check/problem.ts';
import { settingProblems } from '../content-check/settings-rule.ts';

/** Stops a build before it starts, with every problem in the content and the settings at once; development is not stopped. */
export const contentGate: AstroIntegration = {
  name: 'content-gate',
  hooks: {
    'astro:config:setup': async ({ command, config }) => {
      if (command !== 'build') return;
      const root = fileURLToPath(config.root);
      const problems = [...settingProblems(root), ...(await checkContent(root))];
      if (problems.length)
        throw new Error(`The content or a setting has problems.\n\n${formatProblems(problems)}`);
    },
  },
};
