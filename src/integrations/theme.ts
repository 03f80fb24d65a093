import { readFileSync } from 'node:fs';
import type { AstroConfig } from 'astro';
import { readBusiness, readTheme } from '../site/build/read-config.ts';
import { brandNameSize } from '../site/theme/brand-name-size.ts';
import { themeColors } from '../site/theme/palette.ts';

type Plugins = NonNullable<AstroConfig['vite']['plugins']>;

const tokens = 'src/styles/tokens.css';
const tokensImport = "@import './tokens.css';";
const inputs = [tokens, 'src/content/theme.yaml', 'src/content/business.yaml'];

/** Fills in the values that follow from the theme: colors, and the font size of the big name in the footer. */
export function fillTokens(css: string): string {
  const colors = themeColors(readTheme());
  const values = new Map(Object.entries(colors).map(([name, hex]) => [`--color-${name}`, hex]));
  values.set('--text-name', brandNameSize(readBusiness().shortBrand));
  return css.replace(/(--[\w-]+): from-theme;/g, (_match, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${tokens}: the theme has no value for ${name}.`);
    return `${name}: ${value};`;
  });
}

/** The global styles, with the tokens of this theme instead of their import. */
export function insertTokens(css: string): string {
  if (!css.includes(tokensImport)) throw new Error(`src/styles/global.css needs the line ${tokensImport}`);
  return css.replace(tokensImport, () => fillTokens(readFileSync(tokens, 'utf8')));
}

/** Vite plugin: replaces the tokens with the themed ones before Tailwind reads them. */
export const theme: Plugins[number] = {
  name: 'theme',
  enforce: 'pre',
  transform(code, id) {
    if (!/styles\/global\.css$/.test(id.split('?')[0] ?? '')) return undefined;
    for (const file of inputs) this.addWatchFile(`${process.cwd()}/${file}`);
    return { code: insertTokens(code), map: null };
  },
};
