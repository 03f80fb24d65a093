import { expect, it } from 'vitest';
import { createLastModified } from '../../src/integrations/last-modified';

it('the day on which a page was last changed is never guessed: a path without content stops the build', () => {
  expect(() => createLastModified()('/nowhere')).toThrow('src/content/pages/nowhere.yaml');
});
