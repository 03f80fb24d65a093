import type { AstroIntegration } from 'astro';
import { serveAdmin } from './admin/serve.ts';

/** A visual editor of the content at /admin in development, which writes to the files of this folder. */
export const visualEditor: AstroIntegration = {
  name: 'visual-editor',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use('/admin', serveAdmin);
    },
  },
};
