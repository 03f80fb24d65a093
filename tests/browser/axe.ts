import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Minified, because it is sent to each page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = {
  // Two rules of WCAG 2.2 AA that axe runs only if asked.
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  // No rule of WCAG: tooltips are in no landmark.
  region: { enabled: false },
};

/**
 * The violations that axe finds in a page or in one of its elements, one line per rule and element. Leaves out frames, which
 * are tested as pages, and passes, which would take as long again.
 */
export async function axeFaults(
  page: Page,
  options: RunOptions = { rules },
  within = 'html',
  excluded: string[] = [],
): Promise<string[]> {
  // Once per page, because it is half a megabyte.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  const found = await page.evaluate(
    ({ include, exclude, run }) => window.axe?.run({ include: [include], exclude }, run),
    {
      include: within,
      exclude: ['iframe', ...excluded],
      run: { ...options, resultTypes: ['violations' as const] },
    },
  );
  if (!found) throw new Error('axe did not run.');
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 120)}`),
  );
}
