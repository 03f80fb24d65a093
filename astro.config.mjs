import { existsSync, readFileSync } from 'node:fs';
import mdx from '@astrojs/mdx';
import partytown from '@astrojs/partytown';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { parse } from 'yaml';
import { clientDirectives } from './src/integrations/client-directives.ts';
import { compression } from './src/integrations/compression.ts';
import { finishPages } from './src/integrations/finish-pages/index.ts';
import { hostRules } from './src/integrations/host-rules.ts';
import { ownScripts } from './src/integrations/own-scripts.ts';
import { contentSecurity } from './src/integrations/content-security.ts';
import { lastModified } from './src/integrations/last-modified.ts';
import { contentGate } from './src/integrations/content-gate.ts';
import { noInjectedStyles } from './src/integrations/no-injected-styles.mjs';
import { styleguide } from './src/integrations/styleguide.ts';
import { visualEditor } from './src/integrations/visual-editor.ts';

// Astro reads .env for the pages, and not for this file.
if (existsSync('.env')) process.loadEnvFile('.env');
const { PUBLIC_ANALYTICS_ID: analytics, QUOTE_DELIVERY, QUOTE_ENDPOINT } = process.env;

const { site, quoteFrame, reviews } = parse(
  readFileSync(new URL('./src/content/business.yaml', import.meta.url), 'utf8'),
);
const security = contentSecurity({
  quoteFrame,
  widgetScript: reviews.widgetScript,
  delivery: { web3forms: 'https://api.web3forms.com', server: site }[QUOTE_DELIVERY] ?? QUOTE_ENDPOINT,
});
const unlisted =
  /\/(404|embed\/|quote-answer|quote-for-your-vehicle|residential$|commercial$|auto$|automotive$|tesla$|styleguide)/;

/** A variable font from its package: Latin subset, with fallbacks that keep its metrics. */
const font = (name, cssVariable, file, weight, fallbacks) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks,
  options: { variants: [{ src: [file], weight, style: 'normal', display: 'optional' }] },
});

export default defineConfig({
  site,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  compressHTML: true, // keeps the spaces between words that the formatter wraps
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  fonts: [
    font(
      'Besley',
      '--font-besley',
      '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
      '400 900',
      ['Rockwell', 'Roboto Slab', 'Georgia', 'serif'],
    ),
    font(
      'Familjen Grotesk',
      '--font-familjen',
      '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
      '400 700',
      ['Helvetica Neue', 'Arial', 'sans-serif'],
    ),
  ],
  // Articles show no code, and a highlighter's inline styles would be refused by the policy.
  markdown: { syntaxHighlight: false },
  env: {
    schema: {
      PUBLIC_ANALYTICS_ID: envField.string({ context: 'client', access: 'public', optional: true }),
      PUBLIC_ANALYTICS_URL: envField.string({
        context: 'client',
        access: 'public',
        optional: true,
        url: true,
      }),
      QUOTE_DELIVERY: envField.enum({
        context: 'server',
        access: 'public',
        values: ['console', 'server', 'endpoint', 'web3forms', 'formspree', 'netlify'],
        default: 'console',
      }),
      QUOTE_ENDPOINT: envField.string({ context: 'server', access: 'public', optional: true, url: true }),
      QUOTE_ACCESS_KEY: envField.string({ context: 'server', access: 'public', optional: true }),
    },
  },
  experimental: {
    contentIntellisense: true, // completion in the front matter of articles
  },
  integrations: [
    contentGate,
    visualEditor,
    styleguide,
    react(),
    clientDirectives,
    mdx(),
    sitemap({
      filter: (page) => !unlisted.test(new URL(page).pathname),
      serialize: (item) => ({ ...item, lastmod: lastModified(new URL(item.url).pathname) }),
    }),
    ...(analytics ? [partytown({ config: { forward: ['reportPageView'] } })] : []),
    finishPages,
    hostRules(site),
    compression,
  ],
  security: {
    csp: { directives: security.directives, scriptDirective: { resources: security.scripts } },
  },
  vite: {
    plugins: [tailwindcss(), noInjectedStyles, ownScripts],
    build: {
      // The floor of browsers: what they lack is lowered. Without it scroll timelines are folded into `animation`.
      cssTarget: ['safari16.4', 'ios16.4', 'firefox128', 'chrome111'],
      // Small scripts are written into the page; that of the gallery would not fit into the first round trip.
      assetsInlineLimit: (path) => (path.includes('Carousel') ? false : undefined),
      // Astro marks every article with a directive of its own; a warning for each would hide the others.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
