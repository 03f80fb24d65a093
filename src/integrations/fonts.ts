import { fontProviders } from 'astro/config';

/** A variable font from its package: Latin subset, with fallbacks that keep its metrics. */
const variable = (
  name: string,
  cssVariable: `--${string}`,
  file: string,
  weight: string,
  fallbacks: string[],
) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks,
  options: { variants: [{ src: [file], weight, style: 'normal', display: 'optional' }] },
});

/** The two typefaces of the design, served by the site itself. */
export const fonts = [
  variable(
    'Besley',
    '--font-besley',
    '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    '400 900',
    ['Rockwell', 'Roboto Slab', 'Georgia', 'serif'],
  ),
  variable(
    'Familjen Grotesk',
    '--font-familjen',
    '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    '400 700',
    ['Helvetica Neue', 'Arial', 'sans-serif'],
  ),
];
