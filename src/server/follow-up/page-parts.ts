import { html, raw } from 'hono/html';
import type { BuiltForm } from '../../features/quote/rules/built-form.ts';
import { escapeHtml } from './html.ts';
import { linkPath } from './links.ts';
import type { LinkedQuote, View } from './view.ts';

/** HTML made by the `html` tag, which escapes each text put into it. */
export type Html = ReturnType<typeof html>;

export interface Page {
  heading: string;
  content: Html;
}

/** What a page is made from. */
export interface PageInput {
  token: string;
  view: View;
  built: BuiltForm;
  /** From the URL of the page. */
  query: URLSearchParams;
  /** The result of the button just pressed. */
  notice?: string | undefined;
  /** What was typed beside that button. */
  typed?: string | undefined;
}

/** Stands for the name in a request of an earlier form. */
export const noName = 'A visitor';

export const formatTime = (at: number, { timeZone }: BuiltForm['shop']) =>
  new Date(at).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });

/** What somebody typed, in the direction of its own script. */
export const toTyped = (text: string) => html`<span dir="auto">${text}</span>`;

/** The same for lines, of which each may begin with a label: `Name: Maria`. */
export const toLines = (text: string) =>
  raw(
    text
      .split('\n')
      .map((line) => {
        const [, label = '', typed = ''] = /^([^:]{1,40}: )?(.*)$/s.exec(line) ?? [];
        return `${escapeHtml(label)}<span dir="auto">${escapeHtml(typed)}</span>`;
      })
      .join('<br>'),
  );

export const toNote = (text: string) => html`<p class="lead my-6" role="status">${text}</p>`;

interface Form {
  token: string;
  action: string;
  label: string;
  /** The label and type of a text field, which has `value` in it. Without one, `value` is sent as it is. */
  field?: { label: string; type: string } | undefined;
  value?: string | undefined;
  /** What is wrong with the value. The page then opens at the field. */
  error?: string | undefined;
  isSecondary?: boolean | undefined;
  /** The token of the list to return to. */
  back?: string | undefined;
}

/** The icon `warn` of `src/components/ui/icons.ts`, which the server does not have. */
const warnIcon =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3 2 20h20zM12 10v4M12 17v.5"/></svg>';

/** A button that makes a change. */
export function toForm({ token, action, label, field, value = '', error, isSecondary, back }: Form): Html {
  const phone = field?.type === 'tel' && html`autocomplete="tel"`;
  const errorId = `${action}-error`;
  const invalid = error && html`aria-invalid="true" aria-describedby="${errorId}" autofocus`;
  const input = field
    ? html`<div class="field full ${error && 'invalid-field'}">
        <label for="${action}">${field.label}</label>
        <input
          id="${action}"
          name="value"
          type="${field.type}"
          maxlength="60"
          value="${value}"
          ${phone}
          ${invalid}
        />
        ${error && html`<p class="field-error" id="${errorId}">${raw(warnIcon)}<span>${error}</span></p>`}
      </div>`
    : html`<input type="hidden" name="value" value="${value}" />`;
  return html`<form class="my-6" method="post" action="${linkPath(token)}">
    <input type="hidden" name="action" value="${action}" />
    ${back && html`<input type="hidden" name="back" value="${back}" />`} ${input}
    <p class="btns my-6"><button class="btn ${isSecondary && 'alt'}" type="submit">${label}</button></p>
  </form>`;
}

export function toPhotos(token: string, { photos }: LinkedQuote): Html | '' {
  if (photos === 0) return '';
  const paths = Array.from({ length: photos }, (_, index) => `${linkPath(token)}/photos/${index + 1}`);
  return html`<ol class="my-6">
    ${paths.map(
      (path, index) =>
        html`<li class="my-6">
          <a href="${path}"><img src="${path}" alt="Photo ${index + 1}" loading="lazy" width="400" /></a>
        </li>`,
    )}
  </ol>`;
}
