import type { ViteUserConfig } from 'astro';

/** The oldest browsers that the site is built for; newer CSS is compiled down for them. */
export const browserTargets = { safari: '16.4', ios_saf: '16.4', firefox: '128', chrome: '111' };

export const browserBuild: ViteUserConfig['build'] = {
  // Without it, scroll timelines are merged into `animation`.
  cssTarget: Object.entries(browserTargets).map(([name, version]) => name.replace('_saf', '') + version),
  // Small scripts are inlined, except these, which would not fit into the first round trip and are not urgent.
  assetsInlineLimit: (path) => (/Base|OpenNow/.test(path) ? false : undefined),
  // Astro puts its own directive into every article. The warnings about it would hide others.
  rolldownOptions: {
    checks: { moduleLevelDirective: false },
    // One file for all islands, not one of React, one of its DOM and one of its renderer.
    output: {
      codeSplitting: {
        groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
      },
    },
  },
};
