import { themeSchema } from '../schemas/theme.ts';
import { colorProblems } from '../site/theme/colors.ts';
import { missingFonts } from '../site/theme/fonts.ts';
import type { Entry } from '../site/build/content-file.ts';
import { toFieldName, type Problem } from './problem.ts';

/** Colors of the theme on which letters cannot be read, and typefaces that are not installed. */
export function themeProblems(entry: Entry): Problem[] {
  if (entry.kind !== 'theme') return [];
  const { data: theme } = themeSchema.safeParse(entry.data);
  if (!theme) return [];
  const at = (path: string[]) => ({ file: entry.file, line: entry.lineOf(path), field: toFieldName(path) });
  const unread = colorProblems(theme).map(({ path, ...said }) => ({ ...at(path), ...said, example: '' }));
  const missing = missingFonts(theme).map((part) => {
    const { package: name } = theme.fonts[part];
    return {
      ...at(['fonts', part, 'package']),
      wrong: `${name} is not installed, or has no upright Latin letters.`,
      remedy: 'Install it with the command below, or write a package that is listed in package.json.',
      example: `npm install ${name}`,
    };
  });
  return [...unread, ...missing];
}
