import type { AstroIntegration } from 'astro';
import { serveAdmin } from './admin/serve.ts';

/** A visual editor of the content at /admin, in development only; a build knows nothing of it. */
export const visualEditor: AstroIntegration = {
  name: 'visual-editor',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use('/admin', serveAdmin);
    },
  },
};
