import { html } from 'hono/html';
import { toPlainText } from '../../features/quote/rules/quote-text.ts';
import { afterDeletion, findAgreement, formatAgreement, formatDetail } from './history.ts';
import { linkPath } from './links.ts';
import { toMapLink } from './map-link.ts';
import {
  formatTime,
  noName,
  toForm,
  toLines,
  toNote,
  toPhotos,
  toTyped,
  type Page,
  type PageInput,
} from './page-parts.ts';
import { optedOutNote, shopActions } from './view.ts';
import { toVisitorTel } from './visitor-tel.ts';

interface Button {
  label: string;
  field?: { label: string; type: string };
  isSecondary?: boolean;
}

const buttons: Record<(typeof shopActions)[number], Button> = {
  called: { label: 'Called' },
  quoted: { label: 'Quoted', field: { label: 'Amount in dollars', type: 'text' } },
  booked: { label: 'Booked', field: { label: 'Day', type: 'date' } },
  spam: { label: 'Spam', isSecondary: true },
  new: { label: 'Undo: mark as new', isSecondary: true },
};

/** The shop's page for one request. With `do` in its URL it has the button of that action alone. */
export function toShopPage({ token, view, built, query }: PageInput): Page {
  const [request] = view.requests;
  const back = query.get('back') ?? '';
  const toList = back && html`<p><a class="more" href="${linkPath(back)}">All requests</a></p>`;
  if (!request)
    return {
      heading: 'The visitor deleted this request.',
      content: html`${toNote(afterDeletion)} ${toList}`,
    };
  const { quote, received, status, history, hasOptedOut, spamReason } = request;
  const agreement = findAgreement(history);
  const possible = shopActions.filter((action) => action !== 'new' || status !== 'new' || agreement);
  const chosen = possible.filter((action) => action === query.get('do'));
  const map = toMapLink(quote.message ?? '', built.zipStarts);
  const call = toVisitorTel(quote.phone);
  const steps = history.map((step) => {
    const detail = formatDetail(step);
    return `${step.status}${detail && ` (${detail})`}, ${formatTime(step.at, built.shop)}`;
  });
  return {
    heading: `${quote.name ?? noName}.`,
    content: html`${steps.length > 0 && toNote(`History: ${steps.join('; ')}.`)}
      <p class="my-6">
        Received ${formatTime(received, built.shop)}, ${status}${spamReason && `, may be spam: ${spamReason}`}
      </p>
      ${status === 'new' && agreement && html`<p><b>Was ${formatAgreement(agreement)}.</b></p>`}
      ${hasOptedOut && html`<p><b>${optedOutNote}</b></p>`}
      <p class="my-6">${toLines(toPlainText(quote, hasOptedOut))}</p>
      ${toPhotos(token, request)}
      <p class="btns">
        ${call && html`<a class="btn" href="${call}"><span>Call ${toTyped(quote.phone ?? '')}</span></a>`}
        <a class="more" href="mailto:${encodeURIComponent(quote.email ?? '')}">Send an email</a>
        ${map && html`<a class="more" href="${map}">Map</a>`}
      </p>
      ${(chosen.length > 0 ? chosen : possible).map((action) => toForm({ token, action, ...buttons[action], back }))}
      ${toList}`,
  };
}
