import { QUOTE_DELIVERY, QUOTE_PHOTOS } from 'astro:env/server';

/** Whether the quote form of this build asks for photos, which only the site's own server can store. */
export const buildTakesPhotos = QUOTE_DELIVERY === 'server' && QUOTE_PHOTOS === 'on';
