import { html } from 'hono/html';
import { cutAfter, toCount, toPlural } from '../../site/format/running-text.ts';
import { findAgreement, formatAgreement } from './history.ts';
import { linkPath } from './links.ts';
import {
  formatTime,
  noName,
  toForm,
  toLines,
  toTyped,
  type Html,
  type Page,
  type PageInput,
} from './page-parts.ts';
import { listLength, type LinkedQuote } from './view.ts';
import { toVisitorTel } from './visitor-tel.ts';
import { hour } from '../../site/format/durations.ts';

/** How long a new request has waited, bold from a day on, or what it was before a change; otherwise its status. */
function toState({ received, status, history }: LinkedQuote): Html | string {
  if (status !== 'new') return status;
  const agreement = findAgreement(history);
  if (agreement) return html`<b>changed</b>, was ${formatAgreement(agreement)}`;
  const hours = Math.floor((Date.now() - received) / hour);
  if (hours < 1) return 'new';
  const waiting = `waiting ${hours < 48 ? toCount(hours, 'hour') : `${Math.floor(hours / 24)} days`}`;
  return hours < 24 ? waiting : html`<b>${waiting}</b>`;
}

function toRow(request: LinkedQuote, { token, built }: PageInput): Html {
  const { quote, received, shopToken } = request;
  const call = toVisitorTel(quote.phone);
  const phone = toTyped(quote.phone ?? '');
  return html`<li class="my-6">
    <p>
      <a class="underline" href="${linkPath(shopToken)}?back=${token}">${toTyped(quote.name ?? noName)}</a>,
      ${toState(request)}
    </p>
    <p class="muted">${formatTime(received, built.shop)}</p>
    <p>${toLines(cutAfter(quote.message ?? '', 160))}</p>
    <p>${call ? html`<a class="more" href="${call}">${phone}</a>` : phone}</p>
  </li>`;
}

/** The link that shows the requests of a status alone. */
function toFilterLink(status: string, token: string, isChosen: boolean): Html {
  const href = `${linkPath(token)}?show=${encodeURIComponent(status)}`;
  return isChosen
    ? html`<a class="more" href="${href}" aria-current="true"><b>${status}</b></a>`
    : html`<a class="more" href="${href}">${status}</a>`;
}

/** The list, laid out for phones, newest first. */
export function toListPage(input: PageInput): Page {
  const { token, query } = input;
  const { requests, total } = input.view;
  const statuses = ['all', ...new Set(requests.map(({ status }) => status))];
  const chosen = statuses.find((status) => status === query.get('show')) ?? 'all';
  const shown = requests.filter(({ status }) => chosen === 'all' || status === chosen);
  const unseen = shown.filter(({ isUnseen }) => isUnseen);
  const filters = statuses.map((status) => [toFilterLink(status, token, status === chosen), '\u2003']);
  const newest = Math.max(...unseen.map(({ received }) => received));
  return {
    heading: `${toPlural(shown.length, 'request')}.`,
    content: html`${
        total > requests.length &&
        html`<p>Every new request, and the latest ${listLength} of all ${total}.</p>`
      }
      <p class="my-6">${filters}</p>
      ${
        unseen.length > 0 &&
        toForm({ token, action: 'seen', label: 'I have seen these', value: String(newest), back: token })
      }
      <ul>
        ${shown.map((request) => toRow(request, input))}
      </ul>`,
  };
}
