import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { withDelivery } from '../../support/with-delivery';
import { useProxy } from '../support/proxy';
import { autofill, form, readForm, submit, success } from '../support/quote';
import type { Visitor } from '../support/visitor';

declare global {
  interface Window {
    /** How often nothing had the focus, of the frames since it is counted. */
    focusWatch?: { lost: number; frames: number };
  }
}

const later = `${form} .sum button`;

function watchFocus() {
  const focus = (window.focusWatch = { lost: 0, frames: 0 });
  const look = () => {
    focus.frames += 1;
    if (document.activeElement === document.body) focus.lost += 1;
    requestAnimationFrame(look);
  };
  look();
}

/** What happens between the press of the button and the answer. */
export function testQuoteSending(visitor: Visitor) {
  describe('quote form with a server', () => {
    const waiting: ServerResponse[] = [];
    const site = useProxy({
      rewrite: (text) =>
        text.includes('name="quote"')
          ? withDelivery(text, '/quotes').replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
          : text,
      answerPost: (response) => waiting.push(response),
    });
    const reply = () => {
      for (const response of waiting)
        response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"ok":true,"id":"7"}');
    };
    const sees = (text: string) => expect.poll(() => visitor.evaluate(readForm)).toContain(text);

    beforeEach(async () => {
      waiting.length = 0;
      await visitor.visit('/request-quote', 'desktop', site());
      await visitor.find(submit);
      await visitor.hydrated(form);
      await autofill(visitor);
    });

    test('sends once the visitor is back online, also when that was before the press', async () => {
      await visitor.driver.setOffline(true);
      await visitor.press('mouse', submit);
      await sees('You are offline. Your request has not been sent.');
      await visitor.driver.setOffline(false);
      await visitor.sees('the connection', () => navigator.onLine);
      await visitor.press('mouse', later, 'Send when I am back online');
      await expect.poll(() => waiting.length).toBe(1);
      reply();
      await sees(success);
    });

    test('sends when the connection comes back after the press', async () => {
      await visitor.driver.setOffline(true);
      await visitor.press('mouse', submit);
      await sees('Send when I am back online');
      await visitor.press('mouse', later, 'Send when I am back online');
      await sees('Cancel (waiting for a connection)');
      expect(waiting).toHaveLength(0);
      await visitor.driver.setOffline(false);
      await expect.poll(() => waiting.length).toBe(1);
      reply();
      await sees(success);
    });

    for (const way of visitor.ways)
      test(`pressed by ${way}, keeps the focus in the form until the answer`, async () => {
        await visitor.focus(submit);
        await visitor.evaluate(watchFocus);
        await visitor.press(way, submit);
        await sees('Your request is being sent.');
        await visitor.sees('the focus on what is being done', () =>
          document.activeElement?.textContent.includes('being sent'),
        );
        await expect.poll(() => waiting.length).toBe(1);
        reply();
        await sees(success);
        await visitor.sees('the focus on the answer', () =>
          document.activeElement?.textContent.includes('submitted successfully'),
        );
        const focus = await visitor.evaluate(() => window.focusWatch);
        expect(focus?.frames).toBeGreaterThan(0);
        expect(focus?.lost).toBe(0);
      });
  });
}
