import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

const stateNames = [
  'expanded',
  'checked',
  'pressed',
  'required',
  'invalid',
  'disabled',
  'readonly',
  'level',
] as const;

const valueSchema = z.object({ value: z.unknown().optional() }).optional();
const nodeSchema = z.object({
  role: valueSchema,
  name: valueSchema,
  description: valueSchema,
  value: valueSchema,
  properties: z
    .array(z.object({ name: z.string(), value: z.object({ value: z.unknown().optional() }) }))
    .default([]),
});
type Node = z.infer<typeof nodeSchema>;

/** How screen readers name a role, where they do not say it as it is written. */
const roles: Record<string, string> = {
  textbox: 'edit text',
  spinbutton: 'spin button',
  radio: 'radio button',
  RootWebArea: 'page',
};

const stateOf: Record<(typeof stateNames)[number], (value: unknown) => string> = {
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  required: (value) => (value ? 'required' : ''),
  invalid: (value) => (value === 'true' ? 'invalid entry' : ''),
  disabled: (value) => (value ? 'unavailable' : ''),
  readonly: (value) => (value ? 'read only' : ''),
  level: (value) => `level ${String(value)}`,
};

/** A node of the accessibility tree in the words and the order of a screen reader: name, role, value, states, description. */
function say({ role, name, value, description, properties }: Node): string {
  const text = (part: typeof role) =>
    typeof part?.value === 'string' || typeof part?.value === 'number' ? String(part.value) : '';
  const known = new Map(properties.map((property) => [property.name, property.value.value]));
  const states = stateNames.map((state) => (known.has(state) ? stateOf[state](known.get(state)) : ''));
  return [
    text(name),
    roles[text(role)] ?? text(role),
    known.has('valuetext') && known.get('valuetext') !== '' ? String(known.get('valuetext')) : text(value),
    ...states,
    text(description),
  ]
    .filter((part) => part.trim())
    .join(', ');
}

/** Asks Chromium's accessibility tree what a screen reader gets to say. */
export class ScreenReader {
  readonly #page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
  }

  static async start(page: Page) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    return new ScreenReader(page, devtools);
  }

  /** What is said of the element that an expression of the page gives. */
  async say(expression: string): Promise<string> {
    const { result } = await this.#devtools.send('Runtime.evaluate', { expression });
    if (!result.objectId) throw new Error(`Nothing is there: ${expression}`);
    const { nodes } = await this.#devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return say(nodeSchema.parse(nodes[0]));
  }

  /** What is said of what has the focus. */
  focused = () => this.say('document.activeElement');

  /** The page as it is announced when it has loaded. */
  page = () => this.say('document');

  /** Presses a key, and says where the focus is then. */
  async press(key: string): Promise<string> {
    await this.#page.keyboard.press(key);
    return this.focused();
  }

  /** Presses a key until the focus is on what has this name; says all that it passed. */
  async pressUntil(key: string, name: string): Promise<string[]> {
    const passed: string[] = [];
    while (passed.length < 300) {
      const said = await this.press(key);
      passed.push(said);
      if (said.startsWith(name)) return passed;
    }
    throw new Error(`${name} is not reached: ${passed.join('; ')}`);
  }

  /** The headings of the page, as someone hears them who goes from heading to heading. */
  async headings(): Promise<string[]> {
    const count = await this.#page.locator('h1, h2, h3').count();
    const found: string[] = [];
    for (let index = 0; index < count; index++) {
      const said = await this.say(`document.querySelectorAll('h1, h2, h3')[${index}]`);
      if (said.includes('heading')) found.push(said);
    }
    return found;
  }
}
