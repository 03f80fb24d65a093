import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vercelConfig } from '../../src/integrations/hosts/vercel.ts';
import { table } from '../../src/server/hosts/table.ts';

/**
 * Puts the built site where Vercel looks for one that brings its own rules, whatever the project's settings there say:
 * `.vercel/output`. The files for other hosts stay out of it.
 */
export function writeVercelOutput(dist: string, output = join('.vercel', 'output')): void {
  rmSync(output, { recursive: true, force: true });
  cpSync(dist, join(output, 'static'), { recursive: true });
  for (const name of table.hidden) rmSync(join(output, 'static', name), { force: true });
  const files = globSync('**/*.html', { cwd: dist }).map((name) => name.replaceAll('\\', '/'));
  writeFileSync(join(output, 'config.json'), JSON.stringify(vercelConfig(files), null, 2));
}
