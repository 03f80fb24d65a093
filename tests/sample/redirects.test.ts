import { expect, it } from 'vitest';
import { redirects } from '../../src/site/redirects';
import { isSample } from './sample';

it.runIf(isSample)('the specification: old addresses lead to the service pages', () => {
  expect(redirects).toMatchObject({
    '/quote-for-your-vehicle': '/auto-window-tinting',
    '/residential': '/residential-window-tinting',
    '/commercial': '/commercial-window-tinting',
    '/auto': '/auto-window-tinting',
    '/automotive': '/auto-window-tinting',
    '/tesla': '/tesla-window-tinting',
  });
});
