import { z } from 'zod';
import { group } from './shared.ts';

const color = z
  .string({ error: "Write a color in quotes with six digits, for example '#ffb627'" })
  .regex(/^#[\da-f]{6}$/, { error: "Write a color in quotes with six digits, for example '#ffb627'" });

const neutral = (what: string) => color.describe(what);

const weight = z
  .int({ error: 'Write a weight from 100 to 900' })
  .min(100, { error: 'Write a weight from 100 to 900' })
  .max(900, { error: 'Write a weight from 100 to 900' });

const font = z.strictObject({
  package: z
    .string()
    .regex(/^@fontsource(?:-variable)?\/[a-z\d-]+$/, {
      error: 'Write the name of a package of fontsource.org, for example @fontsource-variable/besley',
    })
    .describe('Package of the typeface, for example @fontsource-variable/besley.'),
  kind: z
    .enum(['serif', 'sans'], { error: 'Choose one of: serif, sans' })
    .describe('Which typeface stands in until it is there: serif or sans.'),
  lightest: weight.default(400).describe('Lightest weight that is kept.'),
  heaviest: weight.default(700).describe('Heaviest weight that is kept.'),
});

/** Colors and typefaces of the site, `src/content/theme.yaml`. */
export const themeSchema = z.strictObject({
  accent: color.describe('Color of buttons and bands, light or dark, for example #ffb627.'),
  neutrals: group('Text, backgrounds and lines. Leave out, and they are made from the accent color.', {
    background: neutral('The page; the lightest.'),
    surface: neutral('Background of quiet sections.'),
    shade70: neutral('Panels and lines.'),
    shade50: neutral('Secondary text on dark backgrounds.'),
    shade35: neutral('Swatches; never text.'),
    shade20: neutral('Graphics and large text.'),
    shade15: neutral('The lightest text on the page, and edges of fields.'),
    shade10: neutral('A dark swatch.'),
    shade5: neutral('Background of dark sections.'),
    shade3: neutral('The big name in the footer.'),
    text: neutral('Text, and the darkest background.'),
  }).optional(),
  fonts: group('The two typefaces.', {
    headings: font.describe('Typeface of headings and figures.'),
    text: font.describe('Typeface of everything else.'),
  }),
});

export type Theme = z.infer<typeof themeSchema>;
