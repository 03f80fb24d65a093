import type { QuoteKey } from '../features/quote/quote.ts';
import { getQuoteKeys, quoteChoices, quoteLabels, toFieldId } from '../features/quote/quote-fields.ts';
import { callLine, escapeHtml, fillPage } from './answer-page.ts';
import type { FieldErrors, ReadQuote } from './read-quote.ts';

/** A form to show again. */
export interface Shown extends Pick<ReadQuote, 'typed' | 'isAutomotive'> {
  errors: FieldErrors;
  /** What went wrong as a whole, when it was not a field. */
  error?: string;
}

const inputs: Partial<Record<QuoteKey, string>> = {
  name: ' autocomplete="name"',
  phone: ' type="tel" autocomplete="tel"',
  email: ' type="email" autocomplete="email"',
};

function toField(key: QuoteKey, { typed, errors }: Shown): string {
  const id = toFieldId(key);
  const error = errors[key];
  const kind = `fld${key === 'name' || key === 'phone' ? '' : ' full'}${error ? ' bad' : ''}`;
  const state = error ? ` aria-invalid="true" aria-describedby="${id}-error"` : '';
  const note = error ? `<p class="err" id="${id}-error">${escapeHtml(error)}</p>` : '';
  const value = escapeHtml(typed[key]);
  if (key === 'serviceType' || key === 'filmRemoval' || key === 'contactMethod') {
    const answers = quoteChoices[key].map((choice) => {
      const isChosen = choice.value === typed[key] ? ' checked' : '';
      return `<label><input type="radio" name="${key}" value="${choice.value}"${isChosen}>${choice.label}</label>`;
    });
    return `<fieldset class="${kind}" id="${id}" role="radiogroup"${state}><legend>${quoteLabels[key]}</legend>
<div class="seg">${answers.join('')}</div>${note}</fieldset>`;
  }
  const field =
    key === 'message'
      ? `<textarea name="message" id="${id}" rows="4"${state}>\n${value}</textarea>`
      : `<input name="${key}" id="${id}" value="${value}"${inputs[key] ?? ''}${state}>`;
  return `<div class="${kind}"><label for="${id}">${quoteLabels[key]}</label>${field}${note}</div>`;
}

/** The form again, with what was typed, each message at its field, and a list of them on top. */
export function errorPage(page: string, shown: Shown): string {
  const keys = getQuoteKeys({
    showAutomotiveFields: shown.isAutomotive,
    hideServiceType: shown.isAutomotive && !shown.typed.serviceType,
  });
  const wrong = keys.flatMap((key) => {
    const error = shown.errors[key];
    return error ? [`<li><a href="#${toFieldId(key)}">${escapeHtml(error)}</a></li>`] : [];
  });
  const count = wrong.length === 1 ? 'one field' : `${wrong.length} fields`;
  const problem =
    shown.error === undefined
      ? `<p><b>Please check ${count}.</b> Nothing has been sent yet.</p><ul>${wrong.join('')}</ul>`
      : `<p><b>${escapeHtml(shown.error)}</b></p>${callLine(page)}`;
  return fillPage(
    page,
    'Please Check Your Request',
    `<h1>Almost there.</h1>
<form class="form my-6" method="post" action="/quotes" novalidate aria-labelledby="quote-heading">
<h2 id="quote-heading">Request a Quote</h2>
<div class="sum" role="alert">${problem}</div>
<div class="fields">
${keys.map((key) => toField(key, shown)).join('\n')}
<div class="trap" aria-hidden="true"><label>Leave this empty <input name="leave_blank" tabindex="-1" autocomplete="off"></label></div>
<p class="full btns"><button class="btn" type="submit">Request Quote</button></p>
</div></form>`,
  );
}
