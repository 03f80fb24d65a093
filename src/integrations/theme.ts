import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { ifValid, readBusiness, readTheme } from '../site/build/read-config.ts';
import { toBrandNameSize } from '../site/theme/brand-name-size.ts';
import { themeColors } from '../site/theme/palette.ts';

/** The tokens that follow from content: the theme's colors, and the size of the big name in the footer. */
function themeTokens(): string {
  const colors = Object.entries(themeColors(readTheme())).map(([name, hex]) => `--color-${name}: ${hex};`);
  const size = `--brand-name-size: ${toBrandNameSize(readBusiness().shortBrand)};`;
  return `@theme static { ${[...colors, size].join(' ')} }`;
}

/** Writes the tokens of the theme to a file that `src/styles/global.css` imports. */
export const theme: AstroIntegration = {
  name: 'theme',
  hooks: {
    'astro:config:setup': ({ createCodegenDir, addWatchFile, config }) => {
      for (const name of ['theme', 'business'])
        addWatchFile(new URL(`src/content/${name}.yaml`, config.root));
      const css = ifValid(themeTokens);
      if (css) writeFileSync(new URL('theme.css', createCodegenDir()), css);
    },
  },
};
