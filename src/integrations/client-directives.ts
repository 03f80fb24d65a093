import type { AstroIntegration } from 'astro';

/** Adds `client:near`, which loads an island's code when a visitor is about to need it. */
export const clientDirectives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './src/integrations/directives/near.ts' });
    },
  },
};
