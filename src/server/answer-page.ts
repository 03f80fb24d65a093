import { parse, type HTMLElement } from 'node-html-parser';
import type { MessageKind, BuiltForm } from '../features/quote/rules/built-form.ts';
import { toClosedNote } from '../features/quote/rules/answer-by.ts';
import {
  getField,
  getQuoteKeys,
  quoteKeys,
  toFieldId,
  type QuoteKey,
} from '../features/quote/rules/quote.ts';
import type { ReadQuote } from './read-request.ts';

/** A message to a visitor without JavaScript. */
export interface ServerMessage {
  kind: MessageKind;
  text: string;
  note?: string;
  /** The form with what the visitor typed, to show it again. */
  form?: ReadQuote;
}

/** Sets an attribute. Escapes & first, because the parser escapes only quotes. */
const setAttribute = (element: HTMLElement, name: string, value: string) =>
  element.setAttribute(name, value.replaceAll('&', '&amp;'));

/** Puts what the visitor typed into a field. */
function fillField(field: HTMLElement, key: QuoteKey, { typed, isAutomotive }: ReadQuote): void {
  const { choices, textArea } = getField(key);
  const value = typed[key];
  const input = field.querySelector('input, textarea');
  if (choices) {
    const chosen = field.querySelectorAll('input').find((choice) => choice.getAttribute('value') === value);
    chosen?.setAttribute('checked', '');
  } else if (input && textArea) {
    // Browsers drop a line break at the start of a text area.
    input.textContent = `\n${value}`;
    setAttribute(input, 'placeholder', isAutomotive ? textArea.vehiclePlaceholder : textArea.placeholder);
  } else if (input) setAttribute(input, 'value', value);
}

/** Shows the error message of a field, or removes all signs of an error. */
function fillError(field: HTMLElement, message: string | undefined): void {
  const note = field.querySelector('.field-error');
  const text = note?.querySelector('span');
  if (message && text) text.textContent = message;
  else {
    note?.remove();
    field.classList.remove('invalid-field');
    for (const element of [field, ...field.querySelectorAll('[aria-invalid]')]) {
      element.removeAttribute('aria-invalid');
      element.removeAttribute('aria-describedby');
    }
  }
}

/** Shows the fields of this form, what the visitor typed, and the errors. */
function fillForm(page: HTMLElement, form: ReadQuote): void {
  const { typed, isAutomotive, errors = {} } = form;
  const hideServiceType = isAutomotive && !typed.serviceType;
  const shown = getQuoteKeys({ showAutomotiveFields: isAutomotive, hideServiceType });
  for (const key of quoteKeys) {
    const id = toFieldId(key);
    const field = page.querySelector(`#${id}`)?.closest('.field');
    const link = page.querySelector(`a[href="#${id}"]`);
    const message = errors[key];
    if (!field) continue;
    if (shown.includes(key)) {
      fillField(field, key, form);
      fillError(field, message);
    } else field.remove();
    if (message && link) link.textContent = message;
    else link?.closest('li')?.remove();
  }
  if (form.isTextsTicked) page.querySelector('[name=texts]')?.setAttribute('checked', '');
  // Only a form without a choice of service has this field.
  const service = page.querySelector('[type=hidden][name=serviceType]');
  if (service && typed.serviceType) setAttribute(service, 'value', typed.serviceType);
  else service?.remove();
}

/** The built page `/quote-answer` with the message in it. Undefined if the page has no slot for a message. */
export function toAnswerPage(html: string, built: BuiltForm, message: ServerMessage): string | undefined {
  const { kind, text, form } = message;
  const page = parse(html, { comment: true });
  const title = page.querySelector('title');
  const heading = page.querySelector('h1');
  const slot = page.querySelector('#response');
  const templates = page.querySelector('#response-templates');
  if (!title || !heading || !slot || !templates) return undefined;
  for (const element of templates.querySelectorAll('[data-message]')) {
    if (element.getAttribute('data-message')?.split(' ').includes(kind))
      element.removeAttribute('data-message');
    else element.remove();
  }
  for (const element of templates.querySelectorAll('[data-text], #quote-notice b')) {
    element.removeAttribute('data-text');
    element.textContent = text;
  }
  const note = templates.querySelector('[data-closed]');
  note?.removeAttribute('data-closed');
  const notes = [message.note, toClosedNote(built.shop)].filter(Boolean).join(' ');
  if (note && notes) note.textContent = notes;
  else note?.remove();
  if (form) fillForm(templates, form);
  // In a frame, links open outside of it.
  title.insertAdjacentHTML('afterend', '<base target="_top">');
  title.textContent = built.headings[kind].title;
  heading.textContent = built.headings[kind].heading;
  slot.set_content(templates.childNodes);
  templates.remove();
  return page.toString();
}
