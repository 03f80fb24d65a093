import { html as markup } from 'hono/html';
import type { BuiltForm } from '../features/quote/rules/built-form.ts';
import { photoLabel, photoTypes } from '../features/quote/rules/photos.ts';
import {
  getChoices,
  getField,
  getQuoteKeys,
  isRequired,
  toFieldId,
  toLabel,
  type QuoteKey,
} from '../features/quote/rules/quote.ts';
import { toTel } from '../site/format/facts.ts';
import type { ReadQuote } from './read-request.ts';

/** The policy of the page below, which loads nothing, and which any site may show, as its form may be in a frame. */
export const answerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors *";

const style = `body{max-width:38rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#23291f;background:#fbf9f4}
label{display:block;margin-top:1rem;font-weight:600}.error{color:#9c2a10;margin:0}
input,select,textarea{box-sizing:border-box;width:100%;padding:.6rem;font:inherit;border:1px solid #6b7060}
button{margin-top:1.5rem;padding:.8rem 1.5rem;font:inherit;font-weight:600;color:#fff;background:#23402b;border:0}`;

/** One field with what the visitor typed and its error. `services` are the choices of the shop's form. */
function toField(key: QuoteKey, { typed, errors }: ReadQuote, services: readonly string[] | undefined) {
  const field = getField(key);
  const { input, textArea } = field;
  const [id, value, error] = [toFieldId(key), typed[key], errors[key]];
  const names = markup`id="${id}" name="${key}" ${error ? markup`aria-invalid="true" aria-describedby="${id}-error"` : ''}`;
  const choices = getChoices(field)?.filter(
    ({ value }) => key !== 'serviceType' || !services || services.includes(value),
  );
  const unanswered = isRequired(field) ? [{ value: '', label: 'Please choose' }] : [];
  const options = [...unanswered, ...(choices ?? [])].map(
    (choice) =>
      markup`<option value="${choice.value}" ${choice.value === value ? 'selected' : ''}>${choice.label}</option>`,
  );
  const plain = textArea
    ? // The parser drops a line break right after the tag.
      markup`<textarea ${names} rows="5">\n${value}</textarea>`
    : markup`<input ${names} type="${input?.type ?? 'text'}" autocomplete="${input?.autocomplete ?? 'off'}" value="${value}">`;
  return markup`<label for="${id}">${toLabel(field)}</label>
${error ? markup`<p class="error" id="${id}-error">${error}</p>` : ''}
${choices ? markup`<select ${names}>${options}</select>` : plain}`;
}

/** The form with what the visitor typed. Files cannot be filled in again. */
function toForm(read: ReadQuote, built: BuiltForm | undefined) {
  const photos = markup`<label for="photos">${photoLabel}</label>
<input id="photos" name="photos" type="file" accept="${photoTypes}" multiple>`;
  return markup`<form method="post" action="/quotes" target="_self" novalidate ${built?.hasPhotos ? 'enctype=multipart/form-data' : ''}>
${getQuoteKeys(read.variant).map((key) => toField(key, read, built?.services))}
${built?.hasPhotos ? photos : ''}
<button>Request Quote</button>
</form>`;
}

/** What a visitor without JavaScript reads: a heading, what happened, and the form again if it was not accepted. */
export function toAnswerPage(built: BuiltForm | undefined, heading: string, text: string, read?: ReadQuote) {
  const errors = Object.entries(read?.errors ?? {}).map(
    ([key, error]) => markup`<li><a href="#quote-${key}" target="_self">${error}</a></li>`,
  );
  const phone = built?.phone;
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${heading}</title>
<base target="_top">
<style>${style}</style>
<main>
<h1>${heading}</h1>
<div role="alert"><p>${text}</p>${errors.length > 0 ? markup`<ul>${errors}</ul>` : ''}</div>
${read ? toForm(read, built) : ''}
<p>${phone ? markup`Our number is <a href="${toTel(phone)}">${phone}</a>. ` : ''}<a href="/">Return to Home</a></p>
</main>`;
}
