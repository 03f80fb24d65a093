import type { ViteUserConfig } from 'astro';

/** The oldest browsers that the site is built for; newer CSS is compiled down for them. */
export const browserTargets = { safari: '16.4', ios_saf: '16.4', firefox: '128', chrome: '111' };

export const browserBuild: ViteUserConfig['build'] = {
  // Without it, scroll timelines are merged into `animation`.
  cssTarget: Object.entries(browserTargets).map(([name, version]) => name.replace('_saf', '') + version),
  // Small scripts are inlined. These two would not fit into the first round trip, and nothing waits for them.
  assetsInlineLimit: (path) => (/Carousel|OpenNow/.test(path) ? false : undefined),
  // Astro marks every article with a directive of its own; a warning for each would hide the others.
  rolldownOptions: { checks: { moduleLevelDirective: false } },
};
