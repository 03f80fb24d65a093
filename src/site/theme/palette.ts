import type { Theme } from '../../schemas/theme.ts';
import { contrast, luminance, mixUntil, tint } from './color-math.ts';

/** Contrast that text and graphics need on their background. */
const READABLE = 4.5;
const VISIBLE = 3;

type Neutrals = NonNullable<Theme['neutrals']>;

/** Neutrals with a tinge of the accent: each shade has the luminance of the background times its number in percent. */
function neutralsFrom(accent: string): Neutrals {
  const background = tint(accent, 0.9, 0.05);
  const under = (percent: number) => tint(accent, (luminance(background) * percent) / 100, 0.12);
  return {
    background,
    surface: under(85),
    shade70: under(70),
    shade50: under(50),
    shade35: under(35),
    shade20: under(20),
    shade15: under(15),
    shade10: under(10),
    shade5: under(5),
    shade3: under(3.4),
    text: under(2),
  };
}

export function themeColors({ accent, neutrals = neutralsFrom(accent) }: Theme): Record<string, string> {
  const { background, text, surface, ...shades } = neutrals;
  const isLight = (hex: string) =>
    contrast(hex, text) >= READABLE && contrast(hex, shades.shade5) >= READABLE;
  const light = mixUntil(accent, 1, isLight);
  const isVisible = (hex: string) =>
    contrast(hex, background) >= VISIBLE && contrast(hex, surface) >= VISIBLE;
  const numbered = new Map(
    Object.entries(shades).map(([name, hex]) => [name.replace('shade', 'shade-'), hex]),
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
    'accent-graphic': mixUntil(light, 0, isVisible),
  };
}

/** The unreadable pairs of text and background in a theme, each with a remedy. */
export function colorProblems(theme: Theme): { path: string[]; wrong: string; remedy: string }[] {
  const colors = themeColors(theme);
  const on = (name: string) => colors[name] ?? '';
  const reached = contrast(theme.accent, on('on-accent'));
  const isReadable = (hex: string) => {
    const made = themeColors({ ...theme, accent: hex });
    return contrast(hex, made['on-accent'] ?? '') >= READABLE;
  };
  const [darker, lighter] = [mixUntil(theme.accent, 0, isReadable), mixUntil(theme.accent, 1, isReadable)];
  const pairs = [
    ['text', 'text', 'background'],
    ['text', 'text', 'shade-70'],
    ['shade10', 'shade-10', 'background'],
    ['shade5', 'shade-5', 'shade-70'],
    ['shade5', 'background', 'shade-5'],
    ['shade70', 'shade-70', 'shade-5'],
  ] as const;
  return [
    ...(reached < READABLE
      ? [
          {
            path: ['accent'],
            wrong: `Text on ${theme.accent} reaches a contrast of ${reached.toFixed(1)} at most, and 4.5 is needed.`,
            remedy: `Write a lighter color, such as ${lighter}, or a darker one, such as ${darker}.`,
          },
        ]
      : []),
    ...pairs
      .filter(([, text, under]) => contrast(on(text), on(under)) < READABLE)
      .map(([name, text, under]) => ({
        path: ['neutrals', name],
        wrong: `${on(text)} on ${on(under)} has a contrast of ${contrast(on(text), on(under)).toFixed(1)}, and 4.5 is needed.`,
        remedy:
          'Write a darker text or a lighter background, or delete the group: it is then made from the accent.',
      })),
  ];
}
