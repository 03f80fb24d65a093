import type { ServerResponse } from 'node:http';
import { expect, inject, onTestFinished, test } from 'vitest';
import { isServed } from '../../routes';
import { startProxy } from '../../support/proxy';
import { netOf } from '../../support/savings';
import { translate } from '../../support/translate';
import { withDelivery } from '../../support/with-delivery';
import type { Visitor } from '../support/visitor';

const form = 'form[name=quote]';
const submit = `${form} button[type=submit]`;
const mark = 'é';

/** Types into fields of the form, in place of what they hold. */
function type(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `form :is(input, textarea)[name=${name}]:not([type=range])`,
    );
    if (!field) throw new Error(`There is no field ${name}.`);
    // React overrides the field's setter, and would ignore the new value.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** The quote form and the calculator, on pages that the browser has translated. */
export function testIslands(visitor: Visitor) {
  test('the quote form names mistakes, keeps everything after a failure, and is sent at the second try', async () => {
    const waiting: ServerResponse[] = [];
    const withUrl = (html: string) => (html.includes('name="quote"') ? withDelivery(html, '/quotes') : html);
    const { origin, stop } = await startProxy(inject('site'), withUrl, (request, response) => {
      if (request.method === 'POST') waiting.push(response);
      return request.method === 'POST';
    });
    onTestFinished(stop);
    const reply = async (status: number) => {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.pop()?.writeHead(status, { 'Content-Type': 'application/json' }).end('{"ok":true,"id":"7"}');
    };
    const seesFocusOn = (text: string) =>
      visitor.sees(text, (words) => document.activeElement?.textContent.includes(words), text);
    await visitor.visit('/request-quote', 'desktop', origin);
    await visitor.find(submit);
    await visitor.hydrated(form);
    await visitor.evaluate(translate, mark);
    await visitor.press(visitor.pointer, submit);
    await seesFocusOn('has been sent yet.');
    await visitor.evaluate(type, {
      name: 'Maria Delgado',
      phone: '512.555.0188',
      email: 'maria@example.com',
      message: 'Six west-facing windows.',
    });
    await visitor.evaluate(() =>
      document.querySelector<HTMLElement>('[name=serviceType][value=residential]')?.click(),
    );
    await visitor.sees('no errors', () => !document.querySelector('.field-error, .message-box'));
    await visitor.press(visitor.pointer, submit);
    await seesFocusOn('request is being sent.');
    await reply(400);
    await seesFocusOn('went wrong.');
    const message = () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value;
    expect(await visitor.evaluate(message)).toBe('Six west-facing windows.');
    await visitor.press(visitor.pointer, `${form} .message-box button`);
    await reply(201);
    await seesFocusOn('request submitted successfully!');
    expect(await visitor.evaluate(message)).toBe('');
    expect(visitor.driver.errors().filter((error) => !error.includes('400'))).toEqual([]);
  });

  test.skipIf(!isServed('/blog/energy-savings'))(
    'the calculator shows the result of each change',
    async () => {
      await visitor.visit('/blog/energy-savings');
      await visitor.evaluate(translate, mark);
      await visitor.find('.calculator-panel [name=bill]');
      await visitor.hydrated('.calculator-panel');
      for (const bill of ['450', 'abc', '500']) {
        await visitor.evaluate(type, { bill });
        await visitor.sees(
          `the result of ${bill}`,
          (net) => document.querySelector('.calculator-panel .num')?.textContent.replace('é', '') === net,
          bill === 'abc' ? '—' : netOf({ bill: Number(bill) }),
        );
      }
      expect(visitor.driver.errors()).toEqual([]);
    },
  );
}
