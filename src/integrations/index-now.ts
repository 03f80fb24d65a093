import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Writes `/<key>.txt`, which proves to search engines that the IndexNow key is ours. */
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
