import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../support/serve-site';
import { provideBrowsers } from './browsers';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the built site, without a slash at the end. */
    site: string;
  }
}

/** Vitest's global set-up: installs the browsers and serves the built site. Returns a function that stops the server. */
export default async function setUp(project: TestProject): Promise<() => void> {
  provideBrowsers();
  if (!existsSync('dist/index.html')) throw new Error('There is no built site: run npm run build first.');
  const { site, stop } = await serveSite(Number(process.env['TEST_PORT'] ?? 4323), { QUOTES_RATE: '0' });
  project.provide('site', site);
  return stop;
}
