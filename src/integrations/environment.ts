import { envField } from 'astro/config';
import { applySettings, deliveries } from '../site/build/settings.ts';

// Astro reads `.env` for pages, but not for its own configuration.
applySettings();

export const environment = {
  PUBLIC_ANALYTICS_ID: envField.string({ context: 'client', access: 'public', optional: true }),
  PUBLIC_ANALYTICS_URL: envField.string({ context: 'client', access: 'public', optional: true, url: true }),
  QUOTE_DELIVERY: envField.enum({
    context: 'server',
    access: 'public',
    values: [...deliveries],
    default: 'console',
  }),
  QUOTE_PHOTOS: envField.enum({ context: 'server', access: 'public', values: ['on', 'off'], default: 'on' }),
  QUOTE_ENDPOINT: envField.string({ context: 'server', access: 'public', optional: true, url: true }),
  QUOTE_ACCESS_KEY: envField.string({ context: 'server', access: 'public', optional: true }),
};
