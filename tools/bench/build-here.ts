import { build } from 'astro';
import type { Built } from './growth.ts';

/* When forked, builds the current folder and reports the cost to the parent. */

const start = performance.now();
await build({ root: process.cwd(), logLevel: 'error' });
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
process.send?.({
  seconds: (performance.now() - start) / 1000,
  processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
  megabytes: maxRSS / 1024,
} satisfies Built);
