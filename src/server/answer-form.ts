import { getField, getQuoteKeys, type QuoteKey } from '../features/quote/quote.ts';
import { toFieldId } from '../features/quote/quote-fields.ts';
import type { QuoteField } from '../features/quote/quote-table.ts';
import { callLine, escapeHtml, fillPage, servicesOf } from './answer-page.ts';
import type { FieldErrors, ReadQuote } from './read-quote.ts';

/** A form to show again. */
export interface Shown extends Pick<ReadQuote, 'typed' | 'isAutomotive'> {
  errors: FieldErrors;
  /** What went wrong as a whole, when it was not a field. */
  error?: string;
}

const toAttributes = (input: QuoteField['input'] = { type: 'text' }) =>
  Object.entries(input)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

function toField(key: QuoteKey, { typed, errors, isAutomotive }: Shown): string {
  const { label, choices, input, box, isHalf } = getField(key);
  const id = toFieldId(key);
  const error = errors[key];
  const kind = `fld${isHalf ? '' : ' full'}${error ? ' bad' : ''}`;
  const state = error ? ` aria-invalid="true" aria-describedby="${id}-error"` : '';
  const note = error ? `<p class="err" id="${id}-error">${escapeHtml(error)}</p>` : '';
  const value = escapeHtml(typed[key]);
  if (choices) {
    const answers = choices.map((choice) => {
      const isChosen = choice.value === typed[key] ? ' checked' : '';
      return `<label><input type="radio" name="${key}" value="${choice.value}"${isChosen}>${choice.label}</label>`;
    });
    return `<fieldset class="${kind}" id="${id}" role="radiogroup"${state}><legend>${label}</legend>
<div class="seg">${answers.join('')}</div>${note}</fieldset>`;
  }
  const hint = box && escapeHtml(isAutomotive ? box.vehiclePlaceholder : box.placeholder);
  const field = box
    ? `<textarea name="${key}" id="${id}" rows="${box.lines}" placeholder="${hint ?? ''}"${state}>\n${value}</textarea>`
    : `<input name="${key}" id="${id}" value="${value}"${toAttributes(input)}${state}>`;
  return `<div class="${kind}"><label for="${id}">${label}</label>${field}${note}</div>`;
}

/** The form again, with what was typed, each message at its field, and a list of them on top. */
export function errorPage(page: string, shown: Shown): string {
  const { serviceType } = shown.typed;
  const hasChoice = servicesOf(page).length > 1;
  const keys = getQuoteKeys({
    showAutomotiveFields: shown.isAutomotive,
    hideServiceType: !hasChoice || (shown.isAutomotive && !serviceType),
  });
  const settled =
    !hasChoice && serviceType
      ? `<input type="hidden" name="serviceType" value="${escapeHtml(serviceType)}">`
      : '';
  const wrong = keys.flatMap((key) => {
    const error = shown.errors[key];
    return error ? [`<li><a class="underline" href="#${toFieldId(key)}">${escapeHtml(error)}</a></li>`] : [];
  });
  const count = wrong.length === 1 ? 'one field' : `${wrong.length} fields`;
  const problem =
    shown.error === undefined
      ? `<p><b>Please check ${count}.</b> Nothing has been sent yet.</p><ul>${wrong.join('')}</ul>`
      : `<p><b>${escapeHtml(shown.error)}</b></p>${callLine(page)}`;
  const [title, heading] =
    shown.error === undefined
      ? ['Please Check Your Request', 'Almost there.']
      : ['Request Not Sent', 'Your request was not sent.'];
  return fillPage(
    page,
    title,
    `<h1>${heading}</h1>
<form class="form my-6" method="post" action="/quotes" novalidate aria-labelledby="quote-heading">
<h2 id="quote-heading">Request a Quote</h2>
<div class="sum" role="alert">${problem}</div>
<div class="fields">
${keys.map((key) => toField(key, shown)).join('\n')}${settled}
<div class="trap" aria-hidden="true"><label>Leave this empty <input name="leave_blank" tabindex="-1" autocomplete="off"></label></div>
<p class="full btns"><button class="btn" type="submit">Request Quote</button></p>
</div></form>`,
  );
}
