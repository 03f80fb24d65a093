import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './content-check/index.ts';
import { formatProblems } from './content-check/problem.ts';

/** Stops a build before it starts, with every problem in the content at once; development is not stopped. */
export const contentGate: AstroIntegration = {
  name: 'content-gate',
  hooks: {
    'astro:config:setup': async ({ command, config }) => {
      if (command !== 'build') return;
      const problems = await checkContent(fileURLToPath(config.root));
      if (problems.length) throw new Error(`The content has problems.\n\n${formatProblems(problems)}`);
    },
  },
};
