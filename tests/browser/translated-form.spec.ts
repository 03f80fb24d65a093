import { answer } from '../support/quote-server.ts';
import { translate } from '../support/translate.ts';
import { delayCode } from './late-code.ts';
import { hasChoice, openWithServer } from './quote-page.ts';
import { expect, test } from './test.ts';

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

/* The quote form on a page that the browser translates, as Chrome does by itself for visitors with another language. */
const mark = 'é';

for (const isEarly of [true, false])
  test(`the form works if it is translated ${isEarly ? 'before' : 'after'} it is hydrated`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const release = await delayCode(page, '**/_astro/QuoteForm*.js');
    let isWorking = false;
    await openWithServer(page, (response, request) =>
      isWorking
        ? answer(201, '{"ok":true,"id":"7"}')(response, request)
        : response.writeHead(503, { 'Retry-After': 20 }).end(),
    );
    const form = page.locator('form[name=quote]');
    const field = (name: string) => form.locator(`[name=${name}]`);
    const message = form.locator('.message-box');
    const button = form.locator('.btns.full button');

    if (isEarly) await page.evaluate(translate, mark);
    // The visitor goes on typing while the code loads.
    await field('name').fill('Maria');
    await field('name').press('ArrowLeft');
    release();
    await expect(form).toHaveAttribute('novalidate');
    await page.keyboard.type('e');
    await expect(field('name')).toHaveValue('Mariea');
    if (!isEarly) await page.evaluate(translate, mark);

    await button.click();
    await expect(message).toBeFocused();
    await field('phone').fill('512.555.0188');
    await field('email').fill('maria@example.com');
    if (hasChoice) await field('serviceType').last().check();
    await field('message').fill('Six west-facing windows.');
    await expect(form.locator('.field-error')).toHaveCount(0);
    await button.click();
    await expect(message).toContainText(`Something${mark} went wrong.`);
    await expect(button).toHaveText(`Request${mark} Quote`);
    isWorking = true;
    await message.getByRole('button').click();
    await expect(message).toContainText('request submitted successfully!');
    await expect(field('message')).toHaveValue('');
    expect(errors).toEqual([]);
  });
