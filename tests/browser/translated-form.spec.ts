import { isServed } from '../routes.ts';
import { answer } from '../support/quote-server.ts';
import { translate } from '../support/translate.ts';
import { delayCode } from './late-code.ts';
import { openWithServer } from './quote-page.ts';
import { expect, test } from './test.ts';

/* The quote form on a page that the browser translates, as Chrome does by itself for visitors with another language. */

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

const busy = { status: 503, waitSeconds: 20 };

for (const path of ['/request-quote', '/auto-window-tinting'].filter(isServed))
  for (const isEarly of [true, false])
    for (const mark of ['', 'é'])
      test(`${path}, translated ${isEarly ? 'before' : 'after'} hydration, ${mark ? 'with' : 'without'} new words`, async ({
        page,
      }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        await page.clock.install();
        const release = await delayCode(page, '**/_astro/QuoteForm*.js');
        let isWorking = false;
        const { requests } = await openWithServer(
          page,
          (response, request) => {
            if (isWorking)
              return answer(201, '{"ok":true,"id":"7","note":"We are closed."}')(response, request);
            return response.writeHead(busy.status, { 'Retry-After': busy.waitSeconds }).end();
          },
          path,
        );
        const form = page.locator('form[name=quote]');
        const field = (name: string) => form.locator(`[name=${name}]`);
        const message = form.locator('.message-box');
        const button = form.locator('.btns.full button');
        const fill = async () => {
          await field('name').fill('Maria Delgado');
          await field('phone').fill('512.555.0188');
          await field('email').fill('maria@example.com');
          for (const group of await form.getByRole('radiogroup').all())
            await group.getByRole('radio').last().check();
          if (await field('vehicleInfo').count()) await field('vehicleInfo').fill('2023 Model Y');
          await field('message').fill('Six west-facing windows.');
        };
        const text = (words: string) => new RegExp(words.replace(/^\S+/, (word) => word + mark));

        if (isEarly) await page.evaluate(translate, mark);
        // The first tap makes the form load its code, and the visitor goes on typing.
        await field('name').fill('Maria');
        await field('name').press('ArrowLeft');
        release();
        await expect(page.locator('astro-island[ssr]', { has: form })).toHaveCount(0);
        await expect(form).toHaveAttribute('novalidate');
        await expect(field('name')).toBeFocused();
        await page.keyboard.type('e');
        await expect(field('name')).toHaveValue('Mariea');
        if (!isEarly) await page.evaluate(translate, mark);

        await button.click();
        await expect(message).toBeFocused();
        await expect(message).toContainText(/Nothing\S* has been sent yet\./);
        await expect(message.getByRole('link', { name: /Phoneé? number must be/ })).toBeVisible();
        await fill();
        await expect(message).toHaveCount(0);
        await expect(form.locator('.field-error')).toHaveCount(0);

        await button.click();
        await expect(message).toContainText(text('Something went wrong.'));
        const retry = message.getByRole('button');
        await expect(retry).toHaveText(`Retry${mark}`);
        await expect(field('message')).toHaveValue('Six west-facing windows.');
        await expect(button).toHaveText(text('Request Quote'));

        isWorking = true;
        await retry.click();
        for (let sent = 1; sent <= 2; sent += 1) {
          await expect(message).toBeFocused();
          await expect(message).toContainText('request submitted successfully!');
          await expect(message).toContainText(/are closed\./);
          await expect(field('message')).toHaveValue('');
          await expect(button).toHaveText(text('Request Quote'));
          if (sent === 2) break;
          await fill();
          await button.click();
          await expect.poll(() => requests().length).toBe(3);
        }
        await expect(page.getByText('Unexpected')).toHaveCount(0);
        expect(errors).toEqual([]);
      });
