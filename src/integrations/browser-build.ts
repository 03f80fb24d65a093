import type { ViteUserConfig } from 'astro';

/** How code and styles are built for browsers. */
export const browserBuild: ViteUserConfig['build'] = {
  // The floor of browsers: what they lack is lowered. Without it scroll timelines are folded into `animation`.
  cssTarget: ['safari16.4', 'ios16.4', 'firefox128', 'chrome111'],
  // Small scripts are written into the page; that of the gallery would not fit into the first round trip.
  assetsInlineLimit: (path) => (path.includes('Carousel') ? false : undefined),
  // Astro marks every article with a directive of its own; a warning for each would hide the others.
  rolldownOptions: { checks: { moduleLevelDirective: false } },
};
