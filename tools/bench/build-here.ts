import { build } from 'astro';
import { z } from 'zod';

/** What a build took: wall-clock time, processor time and peak memory. */
export const builtSchema = z.object({
  seconds: z.number(),
  processorSeconds: z.number(),
  megabytes: z.number(),
});

/* Run by itself, builds the folder it is started in and tells its parent what that took. */
if (process.send) {
  const start = performance.now();
  await build({ root: process.cwd(), logLevel: 'error' });
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.send({
    seconds: (performance.now() - start) / 1000,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: maxRSS / 1024,
  } satisfies z.infer<typeof builtSchema>);
}
