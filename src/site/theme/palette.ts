import type { Theme } from '../../schemas/theme.ts';
import { readTheme } from '../build/read-config.ts';
import { once } from '../format/once.ts';
import { contrast, luminance, mixUntil, tint } from './color-math.ts';

/** The least contrast that WCAG asks of text and of graphics. */
const [TEXT_CONTRAST, GRAPHICS_CONTRAST] = [4.5, 3];

type Neutrals = NonNullable<Theme['neutrals']>;

/** Neutrals with a hint of the accent. Each shade is as bright as the background behind film of that VLT. */
function toNeutrals(accent: string): Neutrals {
  const background = tint(accent, 0.9, 0.05);
  const behindFilm = (percent: number) => tint(accent, (luminance(background) * percent) / 100, 0.12);
  return {
    background,
    surface: behindFilm(85),
    shade70: behindFilm(70),
    shade50: behindFilm(50),
    shade35: behindFilm(35),
    shade20: behindFilm(20),
    shade15: behindFilm(15),
    shade10: behindFilm(10),
    shade5: behindFilm(5),
    shade3: behindFilm(3.4),
    text: behindFilm(2),
  };
}

/** Every color of a theme by its name in the styles, as six hex digits. */
export function themeColors({ accent, neutrals = toNeutrals(accent) }: Theme): Record<string, string> {
  const { background, text, surface, ...shades } = neutrals;
  const contrastsWith =
    (least: number, ...others: string[]) =>
    (hex: string) =>
      others.every((other) => contrast(hex, other) >= least);
  const light = mixUntil(accent, 1, contrastsWith(TEXT_CONTRAST, text, shades.shade5));
  const numbered = Object.entries(shades).map(
    ([name, hex]) => [name.replace('shade', 'shade-'), hex] as const,
  );
  return {
    background,
    text,
    surface,
    ...Object.fromEntries(numbered),
    accent,
    'on-accent': contrast(accent, text) >= contrast(accent, background) ? text : background,
    // On dark backgrounds and under dark text, a dark accent shows its light tone.
    'accent-light': light,
    'accent-graphic': mixUntil(light, 0, contrastsWith(GRAPHICS_CONTRAST, background, surface)),
  };
}

const getColors = once(() => themeColors(readTheme()));

/** A theme color as six hex digits, for pictures and the browser's own bars, which cannot use custom properties. */
export function colorOf(name: string): string {
  const color = getColors()[name];
  if (!color) throw new Error(`The theme has no color called ${name}.`);
  return color;
}

/** The unreadable pairs of text and background in a theme: the path of a field, what is wrong and a remedy. */
export function colorProblems(theme: Theme): [path: string[], text: string][] {
  const { accent, neutrals = toNeutrals(theme.accent) } = theme;
  const accentContrast = (hex: string) =>
    contrast(hex, themeColors({ ...theme, accent: hex })['on-accent'] ?? '');
  const isReadable = (hex: string) => accentContrast(hex) >= TEXT_CONTRAST;
  const toAccentProblem = () =>
    `Text on ${accent} has a contrast of ${accentContrast(accent).toFixed(1)} at most; it needs ${TEXT_CONTRAST}. Instead: Write a lighter color, such as ${mixUntil(accent, 1, isReadable)}, or a darker one, such as ${mixUntil(accent, 0, isReadable)}.`;
  const found: [string[], string][] = isReadable(accent) ? [] : [[['accent'], toAccentProblem()]];
  const pairs = [
    ['text', 'background'],
    ['text', 'shade70'],
    ['shade10', 'background'],
    ['shade5', 'shade70'],
    ['shade5', 'background'],
  ] as const;
  for (const [dark, light] of pairs) {
    const ratio = contrast(neutrals[dark], neutrals[light]);
    const text = `${neutrals[dark]} and ${neutrals[light]} have a contrast of ${ratio.toFixed(1)}; text needs ${TEXT_CONTRAST}. Instead: Write a darker ${dark} or a lighter ${light}, or delete the group neutrals, which is then computed from the accent.`;
    if (ratio < TEXT_CONTRAST) found.push([['neutrals', dark], text]);
  }
  return found;
}
