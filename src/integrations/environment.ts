import { existsSync } from 'node:fs';
import { envField } from 'astro/config';

// Astro reads .env for the pages, and not for its own settings.
if (existsSync('.env')) process.loadEnvFile('.env');

/** The settings of `.env` that pages may ask for, and what each may be. */
export const environment = {
  PUBLIC_ANALYTICS_ID: envField.string({ context: 'client', access: 'public', optional: true }),
  PUBLIC_ANALYTICS_URL: envField.string({ context: 'client', access: 'public', optional: true, url: true }),
  QUOTE_DELIVERY: envField.enum({
    context: 'server',
    access: 'public',
    values: ['console', 'server', 'endpoint', 'web3forms', 'formspree', 'netlify'],
    default: 'console',
  }),
  QUOTE_ENDPOINT: envField.string({ context: 'server', access: 'public', optional: true, url: true }),
  QUOTE_ACCESS_KEY: envField.string({ context: 'server', access: 'public', optional: true }),
};
