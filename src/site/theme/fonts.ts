import { existsSync } from 'node:fs';
import type { Theme } from '../../schemas/theme.ts';
import { capitalize } from '../format/running-text.ts';
import { ifValid, readTheme } from '../build/read-config.ts';

type Font = Theme['fonts']['headings'];

/** A font file of a package, Latin and upright, and the weights that the site uses. */
export interface FontFile {
  file: string;
  weights: { min: number; max: number };
}

const idOf = (name: string) => name.split('/').at(-1) ?? name;

/** The typeface of a package: `@fontsource/familjen-grotesk` is Familjen Grotesk. */
export const familyOf = (name: string) => idOf(name).split('-').map(capitalize).join(' ');

/** Files of a font: one with every weight in a variable package, else one for each of regular, semibold and bold. */
export function fontFiles({ package: name, lightest, heaviest }: Font): [FontFile, ...FontFile[]] {
  const start = `node_modules/${name}/files/${idOf(name)}-latin`;
  if (name.startsWith('@fontsource-variable/'))
    return [{ file: `${start}-wght-normal.woff2`, weights: { min: lightest, max: heaviest } }];
  const ofWeight = (min: number) => ({ file: `${start}-${min}-normal.woff2`, weights: { min, max: min } });
  // Always lists the first, because its absence shows that the package is missing.
  return [ofWeight(400), ...[600, 700].map(ofWeight).filter(({ file }) => existsSync(file))];
}

/** The parts of a theme whose typeface is not installed. */
export const partsWithMissingFonts = ({ fonts }: Theme) =>
  (['headings', 'text'] as const).filter((part) => !existsSync(fontFiles(fonts[part])[0].file));

/** The fonts of the theme. For a theme with mistakes, which the content gate reports, any installed font. */
export function readFonts(): Theme['fonts'] {
  const theme = ifValid(readTheme);
  if (theme && !partsWithMissingFonts(theme).length) return theme.fonts;
  const name = '@fontsource-variable/familjen-grotesk';
  const any = { package: name, kind: 'sans', lightest: 400, heaviest: 700 } as const;
  return { headings: any, text: any };
}
