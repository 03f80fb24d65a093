import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

const valueSchema = z.object({ value: z.unknown().optional() }).optional();
const nodeSchema = z.object({
  role: valueSchema,
  name: valueSchema,
  description: valueSchema,
  value: valueSchema,
  properties: z.array(z.object({ name: z.string(), value: valueSchema })).default([]),
});

/** How screen readers name a role, where they do not say it as it is written. */
const roles: Record<string, string> = {
  textbox: 'edit text',
  spinbutton: 'spin button',
  radio: 'radio button',
  radiogroup: 'group',
  RootWebArea: 'page',
  DisclosureTriangle: 'disclosure',
};

/** How they say a state; nothing for one that need not be said. */
const states: Record<string, (value: unknown) => string> = {
  expanded: (value) => (value === true ? 'expanded' : 'collapsed'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  required: (value) => (value === true ? 'required' : ''),
  invalid: (value) => (value === 'true' ? 'invalid entry' : ''),
  disabled: (value) => (value === true ? 'unavailable' : ''),
  level: (value) => `level ${String(value)}`,
};

const toText = (part: z.infer<typeof valueSchema>) =>
  ['string', 'number'].includes(typeof part?.value) ? String(part?.value).replace(/\s+/g, ' ').trim() : '';

/**
 * What a screen reader says, by Chromium's accessibility tree: name, role, value, states and description, in the words
 * and the order that NVDA and VoiceOver share.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
  }

  /** Begins to listen to a page. */
  static async start(page: Page): Promise<ScreenReader> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    return new ScreenReader(page, devtools);
  }

  /** What is said of the node that an expression gives; nothing where it gives none. */
  async #say(expression: string): Promise<string> {
    const { result } = await this.#devtools.send('Runtime.evaluate', { expression });
    if (!result.objectId) return '';
    const { nodes } = await this.#devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const { role, name, value, description, properties } = nodeSchema.parse(nodes[0]);
    const spoken = await this.#devtools.send('Runtime.evaluate', {
      expression: `${expression}.ariaValueText`,
    });
    return [
      toText(name),
      roles[toText(role)] ?? toText(role),
      toText(spoken.result) || toText(value),
      ...properties.map((property) => states[property.name]?.(property.value?.value) ?? ''),
      toText(description),
    ]
      .filter(Boolean)
      .join(', ');
  }

  /** The page, as it is announced when it has loaded. */
  page = () => this.#say('document');

  /** The first heading of the page. */
  heading = () => this.#say('document.querySelector("h1")');

  /** What has the focus; a choice with the group that it is in. */
  async focused(): Promise<string> {
    const group = await this.#say(
      'document.activeElement.matches("[type=radio]") && document.activeElement.closest("fieldset")',
    );
    return [group, await this.#say('document.activeElement')].filter(Boolean).join(': ');
  }

  /** Presses a key, and says where the focus is then. */
  async press(key: string): Promise<string> {
    await this.#page.keyboard.press(key);
    return this.focused();
  }

  /** Presses Tab until something like this is said, and returns that. */
  async tabTo(wanted: RegExp): Promise<string> {
    const passed: string[] = [];
    while (passed.length < 200) {
      const said = await this.press('Tab');
      if (wanted.test(said)) return said;
      passed.push(said);
    }
    throw new Error(`${String(wanted)} is not said: ${passed.join('; ')}`);
  }

  /** Types a text in place of what the field with the focus holds. */
  async type(text: string): Promise<string> {
    await this.#page.keyboard.press('Home');
    await this.#page.keyboard.press('Shift+End');
    await this.#page.keyboard.type(text);
    return this.focused();
  }
}
