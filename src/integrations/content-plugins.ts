import type { Plugin } from 'vite';
import { readCalculator } from '../site/build/read-config.ts';

/** To import the checked `src/content/calculator.yaml`, because the calculator also runs in the browser. */
export const calculatorContent: Plugin = {
  name: 'calculator-content',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/content\/calculator\.yaml$/ },
    handler: () => ({ code: `export default ${JSON.stringify(readCalculator())}`, map: null }),
  },
};
