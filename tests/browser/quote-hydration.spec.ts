import { expect, test } from './test.ts';
import { answer } from '../support/quote-server.ts';
import { delayCode } from './late-code.ts';
import { fill, form, islandCode, openWithServer, submit, success, untilHydrated } from './quote-page.ts';

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

test('a press before the code arrives posts the plain form', async ({ page }) => {
  const server = await openWithServer(page, answer(200, 'Thank you', 'text/plain'));
  await delayCode(page, islandCode);
  await page.reload();
  await fill(page);
  await submit(page).click();
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(new URLSearchParams(server.requests()[0]?.body).get('message')).toBe('Six west-facing windows.');
});

test('what was typed before the code arrives is kept and sent', async ({ page }) => {
  const server = await openWithServer(page, answer(201, '{"ok":true,"id":"7"}'));
  const release = await delayCode(page, islandCode);
  await page.reload();
  await fill(page);
  release();
  await untilHydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(JSON.parse(server.requests()[0]?.body ?? '{}')).toMatchObject({ name: 'Maria Delgado' });
});
