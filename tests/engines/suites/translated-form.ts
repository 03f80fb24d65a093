import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { translate } from '../../support/translate';
import { withDelivery } from '../../support/with-delivery';
import { slowly, useProxy } from '../support/proxy';
import { autofill, form, readForm, submit } from '../support/quote';
import type { Visitor } from '../support/visitor';

/** The quote form on a page that the browser translates. */
export function testTranslatedForm(visitor: Visitor) {
  describe('quote form on a translated page', () => {
    const replies: [status: number, body: string][] = [];
    const site = useProxy({
      delayScripts: slowly,
      rewrite: (text) =>
        text.includes('name="quote"')
          ? withDelivery(text, '/quotes').replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
          : text,
      answerPost: (response: ServerResponse) => {
        const [status, body] = replies.shift() ?? [201, '{"ok":true,"id":"7"}'];
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
      },
    });
    const sees = (text: string) => expect.poll(() => visitor.evaluate(readForm)).toContain(text);
    const watchErrors = () =>
      visitor.evaluate(() => {
        const root = document.documentElement;
        addEventListener('error', ({ message }) => (root.dataset['errors'] = message));
      });

    test.each([
      ['before', 'é'],
      ['after', 'é'],
      ['before', ''],
      ['after', ''],
    ])(
      'is sent with mistakes, a refusal and a second request, translated %s hydration (%j)',
      async (when, mark) => {
        replies.splice(0, Infinity, [400, '{}']);
        await visitor.visit('/request-quote', 'desktop', site());
        await visitor.find(submit);
        await watchErrors();
        if (when === 'before') {
          await visitor.evaluate(translate, mark);
          await visitor.evaluate(() => {
            const field = document.querySelector<HTMLInputElement>('#quote-name');
            if (field) field.value = 'Maria';
            field?.focus();
            field?.setSelectionRange(2, 2);
          });
        }
        await visitor.hydrated(form);
        await visitor.sees(
          'React',
          () => document.querySelector<HTMLFormElement>('form[name=quote]')?.noValidate,
        );
        if (when === 'after') await visitor.evaluate(translate, mark);
        else
          expect(
            await visitor.evaluate(() => {
              const field = document.querySelector<HTMLInputElement>('#quote-name');
              return [field?.value, field?.selectionStart, document.activeElement === field];
            }),
          ).toEqual(['Maria', 2, true]);
        await visitor.press('mouse', submit);
        await sees('has been sent yet.');
        await autofill(visitor);
        await visitor.sees('no errors', () => !document.querySelector('.field-error, .message-box'));
        await visitor.press('mouse', submit);
        await sees('went wrong.');
        await visitor.press('mouse', `${form} .message-box button`);
        await sees('request submitted successfully!');
        await autofill(visitor);
        await visitor.press('mouse', submit);
        await visitor.sees('an empty form', () => {
          const message = document.querySelector<HTMLTextAreaElement>('#quote-message');
          return (
            message?.value === '' && document.activeElement?.textContent.includes('submitted successfully')
          );
        });
        const [text, errors] = await visitor.evaluate(() => [
          document.querySelector('form[name=quote] button[type=submit]')?.textContent,
          document.documentElement.dataset['errors'] ?? '',
        ]);
        expect([text, errors]).toEqual([`Request${mark} Quote`, '']);
      },
    );
  });
}
