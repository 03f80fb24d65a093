import type { AstroIntegration } from 'astro';
import { checkContent } from '../content-check/index.ts';
import { formatProblems } from '../content-check/problem.ts';
import { settingProblems } from '../content-check/settings-rule.ts';

/** Stops a build at its start with every problem in the content and the settings. Does not stop development. */
export const contentGate: AstroIntegration = {
  name: 'content-gate',
  hooks: {
    'astro:config:setup': async ({ command }) => {
      if (command !== 'build') return;
      const problems = [...settingProblems(), ...(await checkContent())];
      if (!problems.length) return;
      const error = new Error(`The content or a setting has problems.\n\n${formatProblems(problems)}`);
      // Astro prints the stack, in which an owner finds nothing to correct.
      error.stack = '';
      throw error;
    },
  },
};
