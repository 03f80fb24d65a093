import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readBusiness, readCalculator, readTheme } from '../site/build/read-config.ts';
import { brandNameSize } from '../site/theme/brand-name-size.ts';
import { themeColors } from '../site/theme/palette.ts';

/** To import the checked `src/content/calculator.yaml`, because the calculator also runs in the browser. */
export const calculatorContent: Plugin = {
  name: 'calculator-content',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/content\/calculator\.yaml$/ },
    handler: () => ({ code: `export default ${JSON.stringify(readCalculator())}`, map: null }),
  },
};

const tokens = 'src/styles/tokens.css';
const inputs = [tokens, 'src/content/theme.yaml', 'src/content/business.yaml'];

/** Fills in the values that follow from the theme: colors, and the font size of the big name in the footer. */
export function fillTokens(css: string): string {
  const values = themeColors(readTheme());
  return css.replace(/--(?:color-)?([\w-]+): from-theme;/g, (token, name: string) => {
    const value = name === 'text-name' ? brandNameSize(readBusiness().shortBrand) : values[name];
    if (!value) throw new Error(`${tokens}: the theme has no value for ${token}`);
    return token.replace('from-theme', value);
  });
}

/** Replaces the import of the tokens by the tokens of this theme before Tailwind reads them. */
export const theme: Plugin = {
  name: 'theme',
  enforce: 'pre',
  transform: {
    filter: { id: /styles\/global\.css/ },
    handler(code) {
      for (const file of inputs) this.addWatchFile(`${process.cwd()}/${file}`);
      return {
        code: code.replace("@import './tokens.css';", () => fillTokens(readFileSync(tokens, 'utf8'))),
        map: null,
      };
    },
  },
};
