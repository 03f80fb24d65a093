import { createRequire } from 'node:module';
import type { Theme } from '../../schemas/theme.ts';
import { capitalize } from '../format/running-text.ts';
import { readTheme } from '../build/read-config.ts';

type Font = Theme['fonts']['headings'];

/** A font file of a package, and the weights that the site uses. */
export interface FontFile {
  /** Path inside node_modules, Latin, upright. */
  file: string;
  weights: { min: number; max: number };
}

function isInstalled(file: string): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve(file));
  } catch {
    return false;
  }
}

const idOf = (name: string) => name.split('/').at(-1) ?? name;

/** The typeface of a package: `@fontsource/familjen-grotesk` is Familjen Grotesk. */
export const familyOf = (name: string) => idOf(name).split('-').map(capitalize).join(' ');

/** Files of a font: one with every weight in a variable package, else one for each of regular, semibold and bold. */
export function fontFiles({ package: name, lightest, heaviest }: Font): FontFile[] {
  const start = `${name}/files/${idOf(name)}-latin`;
  if (name.startsWith('@fontsource-variable/'))
    return [{ file: `${start}-wght-normal.woff2`, weights: { min: lightest, max: heaviest } }];
  // Always lists the first, because its absence shows that the package is missing.
  return [400, 600, 700]
    .map((weight) => ({ file: `${start}-${weight}-normal.woff2`, weights: { min: weight, max: weight } }))
    .filter(({ file, weights }) => weights.min === 400 || isInstalled(file));
}

/** The parts of a theme whose typeface is not installed. */
export const partsWithMissingFonts = ({ fonts }: Theme) =>
  (['headings', 'text'] as const).filter((part) =>
    fontFiles(fonts[part]).some(({ file }) => !isInstalled(file)),
  );

/** The fonts of the theme. For a theme with mistakes, which the content gate reports, any installed font. */
export function readFonts(): Theme['fonts'] {
  try {
    const theme = readTheme();
    if (partsWithMissingFonts(theme).length === 0) return theme.fonts;
  } catch {
    // The content gate reports this.
  }
  const name = '@fontsource-variable/familjen-grotesk';
  const any = { package: name, kind: 'sans', lightest: 400, heaviest: 700 } as const;
  return { headings: any, text: any };
}
