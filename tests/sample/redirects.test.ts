import { expect, it } from 'vitest';
import { redirects } from '../../src/site/redirects';
import { listed } from '../routes';
import { isSample, namedPaths } from './sample';

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

// An owner may take a place or an article down, and its visitors are led on; one that is lost is a mistake.
it.runIf(isSample).each(namedPaths)('the specification: %s is a page, or leads on', (path) => {
  expect([...listed, ...Object.keys(redirects)]).toContain(path);
});
