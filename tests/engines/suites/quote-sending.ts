import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { withDelivery } from '../../support/with-delivery';
import { useProxy } from '../support/proxy';
import { autofill, form, readForm, submit, success } from '../support/quote';
import type { Visitor } from '../support/visitor';

declare global {
  interface Window {
    /** How many frames were painted since the count began, and in how many of them nothing had the focus. */
    focusWatch?: { lost: number; frames: number };
  }
}

function watchFocus() {
  const focus = (window.focusWatch = { lost: 0, frames: 0 });
  const look = () => {
    focus.frames += 1;
    if (document.activeElement === document.body) focus.lost += 1;
    requestAnimationFrame(look);
  };
  look();
}

/** What happens between pressing the button and the answer. */
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

    test('keeps the focus in the form until the answer', async () => {
      await visitor.visit('/request-quote', 'desktop', site());
      await visitor.find(submit);
      await visitor.hydrated(form);
      await autofill(visitor);
      await visitor.focus(submit);
      await visitor.evaluate(watchFocus);
      await visitor.press(visitor.pointer, submit);
      await sees('Your request is being sent.');
      await visitor.sees('the focus on the status', () =>
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
