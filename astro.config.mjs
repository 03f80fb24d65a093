import mdx from '@astrojs/mdx';
import partytown from '@astrojs/partytown';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { visualEditor } from './src/integrations/admin/index.ts';
import { browserBuild } from './src/integrations/browser-build.ts';
import { calculatorContent } from './src/integrations/content-plugins.ts';
import { compression } from './src/integrations/compression.ts';
import { contentGate } from './src/integrations/content-gate.ts';
import { createPolicy } from './src/integrations/content-security.ts';
import { environment } from './src/integrations/environment.ts';
import { fonts } from './src/integrations/fonts.ts';
import { hostRules } from './src/integrations/host-rules.ts';
import { removeDisabledPages, listedPages } from './src/integrations/listed-pages.ts';
import { pageStyles } from './src/integrations/page-styles.ts';
import { theme } from './src/integrations/theme.ts';
import { ifValid, readBusiness } from './src/site/build/read-config.ts';

const { site, quoteFrame, reviews } = ifValid(readBusiness) ?? {};
/** Where the quote form is sent; undefined while requests are only printed. */
const delivery = process.env.QUOTE_DELIVERY === 'server' ? site : process.env.QUOTE_ENDPOINT;

/** Hydrates the menu and the chips by `client:interaction`, when a visitor first reaches for them. */
const siteSetup = {
  name: 'site-setup',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'interaction',
        entrypoint: './src/integrations/directives/interaction.ts',
      }),
  },
};

export default defineConfig({
  site,
  trailingSlash: 'never',
  // Several pages at a time, because social cards are drawn beside the main thread.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  prefetch: { prefetchAll: true },
  scopedStyleStrategy: 'where', // adds no weight to selectors
  compressHTML: true, // keeps the spaces between words that the formatter wraps
  image: {
    // Little effort: as fast to make as WebP, and the files are 40% smaller.
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { quality: 44, chromaSubsampling: '4:2:0', effort: 2 } },
    },
  },
  fonts,
  // Articles show no code, and a highlighter's inline styles would be refused by the policy.
  markdown: { syntaxHighlight: false },
  env: { schema: environment },
  experimental: {
    contentIntellisense: true, // completion in the front matter of articles
  },
  integrations: [
    contentGate,
    siteSetup,
    theme,
    react(),
    mdx(),
    listedPages(),
    // Partytown keeps analytics off the main thread.
    process.env.PUBLIC_ANALYTICS_ID && partytown({ config: { forward: ['sendPageView'] } }),
    removeDisabledPages,
    pageStyles(createPolicy({ quoteFrame, widgetScript: reviews?.widgetScript, delivery })),
    visualEditor(process.env, site),
    hostRules(site),
    compression,
  ],
  vite: { plugins: [calculatorContent, tailwindcss()], build: browserBuild },
});
