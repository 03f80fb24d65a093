import type { AstroConfig } from 'astro';
import { readBusiness, readCalculator } from '../site/build/read-business.ts';

type Plugins = NonNullable<AstroConfig['vite']['plugins']>;

/** What the browser needs of the business: when the shop is open. */
function readShop() {
  const { hours, closures, timeZone } = readBusiness();
  return { hours, closures, timeZone };
}

/** Vite plugin: lets code import two files of `src/content`, checked, as they are also worked with in the browser. */
export const contentModules: Plugins[number] = {
  name: 'content-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/content\/(?:business|calculator)\.yaml$/ },
    handler: (_code, id) => {
      const data = id.endsWith('business.yaml') ? readShop() : readCalculator();
      return { code: `export default ${JSON.stringify(data)}`, map: null };
    },
  },
};
