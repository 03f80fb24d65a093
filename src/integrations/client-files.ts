import type { Plugin } from 'vite';

/**
 * Leaves the names of the built scripts in `process.env.CLIENT_FILES`. A page kept from the last build names
 * them, and they change with code that the page itself does not use: they are part of what it is kept by.
 */
export const clientFiles: Plugin = {
  name: 'client-files',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    process.env['CLIENT_FILES'] = Object.keys(bundle).toSorted().join(' ');
  },
};
