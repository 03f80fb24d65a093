import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { table } from '../server/hosts/table.ts';
import { vercelConfig } from './hosts/vercel.ts';

/**
 * Puts the built site where Vercel looks for one that brings its own rules, whatever the project's settings there say:
 * `.vercel/output`. The files for other hosts stay out of it. It belongs behind all that changes the built site.
 */
export function vercelOutput(): AstroIntegration {
  let root = '.';
  return {
    name: 'vercel-output',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir, logger }) => {
        if (!process.env.VERCEL) return;
        const output = join(root, '.vercel', 'output');
        const folder = fileURLToPath(dir);
        rmSync(output, { recursive: true, force: true });
        cpSync(folder, join(output, 'static'), { recursive: true });
        for (const name of table.hidden) rmSync(join(output, 'static', name), { force: true });
        const files = globSync('**/*.html', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
        writeFileSync(join(output, 'config.json'), JSON.stringify(vercelConfig(files), null, 2));
        logger.info('.vercel/output written');
      },
    },
  };
}
