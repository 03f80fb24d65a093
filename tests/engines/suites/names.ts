import { describe, expect, test } from 'vitest';
import { isServed } from '../../routes';
import { autofill, form, submit } from '../support/quote';
import type { Visitor } from '../support/visitor';

/** What someone who listens is told on the way to a sent request, by the accessibility tree of the engine. */
export function testNames(visitor: Visitor) {
  describe.runIf(visitor.engine.name === 'Firefox')('names and roles', () => {
    const hears = (role: string, name: string) =>
      expect.poll(() => visitor.driver.isSpoken?.(role, name), { message: `${role} ${name}` }).toBe(true);

    test('of the menu', async () => {
      await visitor.visit('/about', 'phone');
      await hears('button', 'Menu');
      await hears('link', 'Request a quote');
    });

    test.runIf(isServed('/blog/energy-savings'))('of the calculator', async () => {
      await visitor.visit('/blog/energy-savings');
      await visitor.find('[role=spinbutton]');
      for (const name of ['Monthly energy bill', 'Cooling share of bill', 'Installed cost per sq ft']) {
        await hears('spinbutton', name);
        await hears('slider', `${name}, slider`);
      }
    });

    test('of the form, of its mistakes and of its answer', async () => {
      await visitor.visit('/request-quote');
      await visitor.find(submit);
      await visitor.hydrated(form);
      for (const name of ['Name', 'Phone', 'Email', 'Message']) await hears('textbox', name);
      await visitor.press('keys', submit);
      for (const name of ['Name is required', 'Message is required']) await hears('link', name);
      await autofill(visitor);
      await visitor.press('keys', submit);
      await hears('button', 'Send another request');
    });
  });
}
