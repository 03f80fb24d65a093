import { themeSchema } from '../schemas/theme.ts';
import type { Entry } from '../site/build/content-file.ts';
import { colorProblems } from '../site/theme/palette.ts';
import { partsWithMissingFonts } from '../site/theme/fonts.ts';
import { problemAt, type Problem } from './problem.ts';

/** Theme colors that make text unreadable, and typefaces that are not installed. */
export function themeProblems(entry: Entry): Problem[] {
  const theme = entry.kind === 'theme' ? themeSchema.safeParse(entry.data).data : undefined;
  if (!theme) return [];
  const unreadable = colorProblems(theme).map(({ path, wrong, remedy }) =>
    problemAt(entry, path, wrong, remedy),
  );
  const missing = partsWithMissingFonts(theme).map((part) => {
    const { package: name } = theme.fonts[part];
    return problemAt(
      entry,
      ['fonts', part, 'package'],
      `${name} is not installed, or has no upright Latin style.`,
      'Install it with the command below, or write a package that is listed in package.json.',
      `npm install ${name}`,
    );
  });
  return [...unreadable, ...missing];
}
