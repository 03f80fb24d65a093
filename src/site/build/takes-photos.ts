import { QUOTE_DELIVERY, QUOTE_PHOTOS } from 'astro:env/server';

/** Whether the quote form of this build asks for photos: the site's own server keeps them, other deliveries do not. */
export const buildTakesPhotos = QUOTE_DELIVERY === 'server' && QUOTE_PHOTOS === 'on';
