import { rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { disabledPages } from '../site/build/enabled.ts';
import { readBusiness } from '../site/build/read-business.ts';

/** Takes the pages of services and claims that are off out of the build: Astro builds every file of `src/pages`. */
export const closed: AstroIntegration = {
  name: 'closed-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const path of disabledPages(readBusiness())) rmSync(new URL(`.${path}.html`, dir));
    },
  },
};
