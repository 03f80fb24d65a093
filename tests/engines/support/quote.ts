import type { Visitor } from './visitor';

export const form = 'form[name=quote]';
export const submit = `${form} button[type=submit]`;

/** The form's message for a request that has arrived. */
export const success = 'Quote request submitted successfully!';

export const readForm = () => document.querySelector('form[name=quote]')?.textContent ?? '';

/** Fills in a valid request at once, like a browser's autofill. */
export async function autofill(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => {
    const values = {
      name: 'Maria Delgado',
      phone: '512.555.0188',
      email: 'maria@example.com',
      message: 'Six west-facing windows.',
    };
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector(`form[name=quote] [name=${name}]`);
      if (!field) throw new Error(`The form has no ${name}.`);
      // React overrides the field's setter, and would ignore the new value.
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    document.querySelector<HTMLElement>('form[name=quote] [name=serviceType][value=residential]')?.click();
  });
}
