import type { AstroIntegration } from 'astro';

/** Adds `client:intent` and `client:near`, which load an island's code when a visitor is about to need it. */
export const clientDirectives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['intent', 'near'])
        addClientDirective({ name, entrypoint: `./src/integrations/directives/${name}.ts` });
    },
  },
};
