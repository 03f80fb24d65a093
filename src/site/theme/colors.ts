import type { Theme } from '../../schemas/theme.ts';
import { contrast, luminance, mixedUntil, tinged } from './color.ts';

/** Contrast that letters need on their ground. */
const TEXT = 4.5;

type Neutrals = NonNullable<Theme['neutrals']>;

/** Letters, grounds and lines with a tinge of the main color: each has the luminance of the ground times its number in percent. */
function neutralsFrom(main: string): Neutrals {
  const ground = tinged(main, 0.9, 0.05);
  const under = (percent: number) => tinged(main, (luminance(ground) * percent) / 100, 0.12);
  return {
    ground,
    shade85: under(85),
    shade70: under(70),
    shade50: under(50),
    shade35: under(35),
    shade20: under(20),
    shade15: under(15),
    shade10: under(10),
    shade5: under(5),
    shade3: under(3.4),
    ink: under(2),
  };
}

/** Every color of the design by its name in the styles. */
export function themeColors({ main, neutrals = neutralsFrom(main) }: Theme): Record<string, string> {
  const { ground, ink, ...between } = neutrals;
  const isLight = (hex: string) => contrast(hex, ink) >= TEXT && contrast(hex, between.shade5) >= TEXT;
  const tones = Object.entries(between).map(([name, hex]) => [name.replace('shade', 'shade-'), hex]);
  return {
    lime: ground,
    ...Object.fromEntries(tones),
    'shade-2': ink,
    main,
    'on-main': contrast(main, ink) >= contrast(main, ground) ? ink : ground,
    // Where light is meant, on dark grounds and under dark letters, a dark main color shows its light tone.
    sun: mixedUntil(main, 1, isLight),
  };
}

/** What is wrong with the colors of a theme: letters that cannot be read; empty if all can. */
export function colorProblems(theme: Theme): { path: string[]; wrong: string; remedy: string }[] {
  const colors = themeColors(theme);
  const on = (name: string) => colors[name] ?? '';
  const reached = contrast(theme.main, on('on-main'));
  const isReadable = (hex: string) => {
    const made = themeColors({ ...theme, main: hex });
    return contrast(hex, made['on-main'] ?? '') >= TEXT;
  };
  const [darker, lighter] = [mixedUntil(theme.main, 0, isReadable), mixedUntil(theme.main, 1, isReadable)];
  const pairs = [
    ['ink', 'shade-2', 'lime'],
    ['ink', 'shade-2', 'shade-70'],
    ['shade15', 'shade-15', 'lime'],
    ['shade5', 'shade-5', 'shade-70'],
    ['shade5', 'lime', 'shade-5'],
    ['shade50', 'shade-50', 'shade-5'],
  ] as const;
  return [
    ...(reached < TEXT
      ? [
          {
            path: ['main'],
            wrong: `Letters on ${theme.main} reach a contrast of ${reached.toFixed(1)} at most, and 4.5 is needed.`,
            remedy: `Write a lighter color, such as ${lighter}, or a darker one, such as ${darker}.`,
          },
        ]
      : []),
    ...pairs
      .filter(([, text, ground]) => contrast(on(text), on(ground)) < TEXT)
      .map(([name, text, ground]) => ({
        path: ['neutrals', name],
        wrong: `${on(text)} on ${on(ground)} has a contrast of ${contrast(on(text), on(ground)).toFixed(1)}, and 4.5 is needed.`,
        remedy:
          'Write a darker text or a lighter ground, or delete the group: it is then made from the main color.',
      })),
  ];
}
