import type { AstroConfig } from 'astro';
import { readCalculator } from '../site/build/read-config.ts';

type Plugins = NonNullable<AstroConfig['vite']['plugins']>;

/** A Vite plugin to import the checked `src/content/calculator.yaml`, because the calculator also runs in the browser. */
export const calculatorContent: Plugins[number] = {
  name: 'calculator-content',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/content\/calculator\.yaml$/ },
    handler: () => ({ code: `export default ${JSON.stringify(readCalculator())}`, map: null }),
  },
};
