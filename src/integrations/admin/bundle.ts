import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * A module of `in-page` with all that it imports, as a script for a page of the editor. What the module exports is in
 * the global `editor` there.
 */
export async function bundle(module: 'form' | 'workbench'): Promise<string> {
  const entry = fileURLToPath(new URL(`in-page/${module}.ts`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'editor' } },
  });
  for (const result of [built].flat()) if ('output' in result) return result.output[0].code;
  throw new Error(`${entry} made no script.`);
}
