import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Writes the file by which search engines know that the key of IndexNow is ours: `/<key>.txt`. */
export function indexNow({ INDEXNOW_KEY: key }: { INDEXNOW_KEY?: string | undefined }): AstroIntegration {
  return {
    name: 'index-now',
    hooks: {
      'astro:build:done': ({ dir }) => {
        if (key) writeFileSync(new URL(`${key}.txt`, dir), key);
      },
    },
  };
}
