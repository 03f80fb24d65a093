import { build } from 'astro';

/*
 * Builds the folder it is started in and tells its parent what that took. In a process of its own, so that
 * processor time and memory are those of one build, with all its threads.
 */
const start = performance.now();
await build({ root: process.cwd(), logLevel: 'error' });
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const parts = performance
  .getEntriesByType('measure')
  .filter((entry) => entry instanceof PerformanceMeasure)
  .filter(({ name }) => name.startsWith('build: '))
  .map(({ name, detail }) => ({ name: name.slice('build: '.length), ms: Number(detail) }));
process.send?.({
  seconds: (performance.now() - start) / 1000,
  processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
  megabytes: maxRSS / 1024,
  parts: Object.entries(Object.groupBy(parts, ({ name }) => name)).map(([name, all = []]) => ({
    name,
    processorSeconds: all.reduce((sum, { ms }) => sum + ms, 0) / 1000,
  })),
});
