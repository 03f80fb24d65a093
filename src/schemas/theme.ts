import { z } from 'zod';
import { color, group, matching, whole } from './shared.ts';

const weight = whole(100, 900);

const font = z.strictObject({
  package: matching(
    /^@fontsource(?:-variable)?\/[a-z\d-]+$/,
    'Write the name of a package from fontsource.org',
  ).describe('Package of the typeface, for example @fontsource-variable/besley.'),
  kind: z.enum(['serif', 'sans']).describe('What to show until the typeface has loaded: serif or sans.'),
  lightest: weight.default(400).describe('Lightest weight that the site loads.'),
  heaviest: weight.default(700).describe('Heaviest weight that the site loads.'),
});

/** Colors and typefaces of the site, `src/content/theme.yaml`. */
export const themeSchema = z.strictObject({
  accent: color.describe('Color of buttons and bands, light or dark, for example #ffb627.'),
  neutrals: group('Text, backgrounds and lines. Omit to derive them from the accent color.', {
    background: color.describe('Background of the page, the lightest of these.'),
    surface: color.describe('Background of some sections and of cards.'),
    shade70: color.describe('Panels, lines, and secondary text on dark backgrounds.'),
    shade50: color.describe('Swatches and lines; never text.'),
    shade35: color.describe('Swatches; never text.'),
    shade20: color.describe('Graphics and large text.'),
    shade15: color.describe('Edges of fields.'),
    shade10: color.describe('A dark swatch. Secondary text lies between it and shade5.'),
    shade5: color.describe('Background of dark sections.'),
    shade3: color.describe('The big name in the footer.'),
    text: color.describe('Text, and the darkest background.'),
  }).optional(),
  fonts: group('The two typefaces.', {
    headings: font.describe('Typeface of headings and figures.'),
    text: font.describe('Typeface of everything else.'),
  }),
});

export type Theme = z.infer<typeof themeSchema>;
