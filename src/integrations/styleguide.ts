import type { AstroIntegration } from 'astro';

/** Tokens, components and states at /styleguide, in development only; a build knows nothing of it. */
export const styleguide: AstroIntegration = {
  name: 'styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/styleguide', entrypoint: './src/integrations/styleguide/Styleguide.astro' });
    },
  },
};
