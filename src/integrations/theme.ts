import { readFileSync } from 'node:fs';
import type { AstroConfig } from 'astro';
import { readBusiness, readTheme } from '../site/build/read-business.ts';
import { themeColors } from '../site/theme/colors.ts';
import { nameSize } from '../site/theme/name-size.ts';

type Plugins = NonNullable<AstroConfig['vite']['plugins']>;

const tokens = 'src/styles/tokens.css';
const inputs = [tokens, 'src/content/theme.yaml', 'src/content/business.yaml'];

/** The design tokens with what follows from the theme put in: colors, and the size of the big name. */
export function themedTokens(): string {
  const colors = themeColors(readTheme());
  const values = new Map(Object.entries(colors).map(([name, hex]) => [`--color-${name}`, hex]));
  values.set('--text-name', nameSize(readBusiness().shortBrand));
  return readFileSync(tokens, 'utf8').replace(/(--[\w-]+): from-theme;/g, (line, name: string) =>
    values.has(name) ? `${name}: ${values.get(name) ?? ''};` : line,
  );
}

/** Vite plugin: puts the themed tokens in the place of their import, before Tailwind reads them. */
export const theme: Plugins[number] = {
  name: 'theme',
  enforce: 'pre',
  transform(code, id) {
    if (!/styles\/global\.css$/.test(id.split('?')[0] ?? '')) return undefined;
    for (const file of inputs) this.addWatchFile(`${process.cwd()}/${file}`);
    return { code: code.replace("@import './tokens.css';", () => themedTokens()), map: null };
  },
};
