import * as z from 'zod/mini';
import type { BuiltForm } from '../../features/quote/rules/built-form.ts';
import { toAnswerBy } from '../../features/quote/rules/answer-by.ts';
import { maxPhotos, photoTypes } from '../../features/quote/rules/photos.ts';
import { toPlainText } from '../../features/quote/rules/quote-text.ts';
import { toMonthAndDay } from '../../site/format/closures.ts';
import { toCount, toPlural } from '../../site/format/running-text.ts';
import { weekdayOf } from '../../site/format/open-now.ts';
import { escapeHtml as e } from './html.ts';
import { linkPath } from './links.ts';
import { toMapLink } from './map-link.ts';
import { listLength, shopActions, stopNote, type LinkedQuote, type View } from './view.ts';
import { toVisitorTel } from './visitor-tel.ts';

interface Page {
  heading: string;
  content: string;
}

/** The labels of the shop's buttons, and the label of each one's input. */
const actions: Record<(typeof shopActions)[number], { label: string; ask?: string; type?: string }> = {
  called: { label: 'Called' },
  quoted: { label: 'Quoted', ask: 'Amount in dollars', type: 'text' },
  booked: { label: 'Booked', ask: 'Day', type: 'date' },
  spam: { label: 'Spam' },
  new: { label: 'Not yet' },
};

/** Actions that get a secondary button. */
const minor: ReadonlySet<string> = new Set(['spam', 'new', 'withdraw', 'stop']);

/** Stands for the name in a request of an earlier form. */
const noName = 'A visitor';

const toMoment = (at: number, timeZone: string) =>
  new Date(at).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
const lines = (text: string) => e(text).replace(/\n/g, '<br>');
const note = (text: string) => (text ? `<p class="lead my-6" role="status">${e(text)}</p>` : '');

/** The amount of a quote with a dollar sign, or the day of a booking in words. Anything else stays as typed. */
function toDetail({ status, detail }: { status: string; detail: string }): string {
  if (status === 'quoted') return /^\d/.test(detail) ? `$${detail}` : detail;
  const isDay = z.iso.date().safeParse(detail).success;
  return isDay ? `${weekdayOf(detail) ?? ''}, ${toMonthAndDay(detail)}` : detail;
}

function toForm(
  token: string,
  action: string,
  label: string,
  {
    ask,
    type = 'text',
    value = '',
    back,
    errorId,
  }: { ask?: string; type?: string; value?: string; back?: string; errorId?: string } = {},
): string {
  const phone = type === 'tel' ? ' autocomplete="tel"' : '';
  const invalid = errorId ? ` aria-invalid="true" aria-describedby="${errorId}"` : '';
  const field = ask
    ? `<div class="field full"><label for="${action}">${e(ask)}</label>
       <input id="${action}" name="detail" type="${type}" maxlength="60" value="${e(value)}"${phone}${invalid}></div>`
    : `<input type="hidden" name="detail" value="${e(value)}">`;
  return `<form class="my-6" method="post" action="${e(linkPath(token))}">
    <input type="hidden" name="action" value="${action}">${back ? `<input type="hidden" name="back" value="${e(back)}">` : ''}
    ${field}<p class="btns my-6"><button class="btn${minor.has(action) ? ' alt' : ''}" type="submit">${e(label)}</button></p></form>`;
}

/** The latest status of a request, worded for the visitor. */
function toState({ history, received, status: now }: LinkedQuote, { shop, phone }: BuiltForm): string {
  const current = history.slice(history.findLastIndex(({ status }) => status === 'new') + 1);
  // The visitor may have changed the request since, so that it is new again.
  const isNew = now === 'new' && history.at(-1)?.status !== 'seen';
  const last = isNew ? undefined : current.findLast(({ status }) => status !== 'spam');
  const detail = last && toDetail(last);
  const answerBy = toAnswerBy(shop, new Date(received), { at: new Date(), phone });
  switch (last?.status) {
    case undefined:
      return `Received ${toMoment(received, shop.timeZone)}. ${answerBy}`;
    case 'seen':
      return `We saw your request on ${toMoment(last.at, shop.timeZone)}. ${answerBy}`;
    case 'booked':
      return detail ? `You are booked for ${detail}.` : 'You are booked.';
    case 'quoted':
      return detail ? `Our quote: ${detail}.` : 'We have sent you our quote.';
    case 'closed':
      return 'This request is closed. Call us if you still need a quote.';
    default:
      return `We read your request and contacted you on ${toMoment(last?.at ?? received, shop.timeZone)}.`;
  }
}

function toPhotos(token: string, { photos }: LinkedQuote): string {
  const numbers = Array.from({ length: photos }, (_, index) => index + 1);
  const images = numbers.map(
    (n) =>
      `<li class="my-6"><a href="${e(linkPath(token))}/photos/${n}"><img src="${e(linkPath(token))}/photos/${n}" alt="Photo ${n}" loading="lazy" width="400"></a></li>`,
  );
  return photos > 0 ? `<ol class="my-6">${images.join('\n')}</ol>` : '';
}

const photoForm = (token: string) => `<h2>Add photos</h2>
  <form class="my-6" method="post" action="${e(linkPath(token))}/photos" enctype="multipart/form-data">
    <div class="field full"><label for="photos">Photos of the glass</label>
    <input id="photos" name="photos" type="file" accept="${photoTypes}" multiple required></div>
    <p class="btns my-6"><button class="btn" type="submit">Send photos</button></p></form>`;

/** The visitor's page: where the request stands, and what they can do about it. `typed` is the phone number if it was refused. */
function visitorPage(
  token: string,
  { requests, refused, isGone }: View,
  built: BuiltForm,
  notice: string,
  typed: string,
): Page {
  const [request] = requests;
  if (isGone || !request)
    return {
      heading: 'Your request is deleted.',
      content: note(
        'We have deleted it from our server, photos included. Our own email about it may remain, and backups keep it for up to a week. Call or email us and we will delete that email, too.',
      ),
    };
  const { quote } = request;
  const { brand, hasPhotos } = built;
  return {
    heading: 'Your request.',
    content: [
      refused
        ? `<p class="lead my-6" id="refused" role="alert">${e(refused)}</p>`
        : note(notice || toState(request, built)),
      `<p class="my-6">${lines(toPlainText(quote, request.isStopped))}</p>`,
      toPhotos(token, request),
      hasPhotos && request.photos < maxPhotos ? photoForm(token) : '',
      '<h2>Your phone number</h2>',
      toForm(token, 'phone', 'Save number', {
        ask: 'Phone',
        type: 'tel',
        value: refused ? typed : (quote.phone ?? ''),
        errorId: refused && 'refused',
      }),
      '<h2>Delete your request</h2><p class="mt-3">This deletes your request and its photos right away. This cannot be undone.</p>',
      toForm(token, 'withdraw', 'Delete my request'),
      `<h2 id="stop">Messages</h2>`,
      request.isStopped
        ? `<p>${e(brand)} will not send you any more messages.</p>`
        : toForm(token, 'stop', 'Stop all messages'),
    ].join('\n'),
  };
}

/** The shop's page for one request. If `chosen` is an action, it has that button alone. */
function shopPage(
  token: string,
  { requests }: View,
  { shop, zipStarts }: BuiltForm,
  chosen: string,
  back: string,
): Page {
  const [request] = requests;
  if (!request) return { heading: 'There is no such request.', content: '' };
  const { quote, received, status, history, isStopped, spamReason } = request;
  const shownActions = shopActions.filter(
    (action) =>
      (action !== 'new' || status !== 'new') &&
      (!shopActions.some((one) => one === chosen) || action === chosen),
  );
  const map = toMapLink(quote.message ?? '', zipStarts);
  const call = toVisitorTel(quote.phone);
  const past = history.map(
    (step) => `${step.status}${step.detail && ` (${toDetail(step)})`}, ${toMoment(step.at, shop.timeZone)}`,
  );
  return {
    heading: `${quote.name ?? noName}.`,
    content: [
      note(history.length > 0 ? `History: ${past.join('; ')}.` : ''),
      `<p class="my-6">Received ${e(toMoment(received, shop.timeZone))}, ${e(status)}${spamReason && `, may be spam: ${e(spamReason)}`}</p>`,
      isStopped ? `<p><b>${stopNote}</b></p>` : '',
      `<p class="my-6">${lines(toPlainText(quote, isStopped))}</p>`,
      toPhotos(token, request),
      `<p class="btns">${call ? `<a class="btn" href="${e(call)}">Call ${e(quote.phone ?? '')}</a>` : ''}
       <a class="more" href="mailto:${e(encodeURIComponent(quote.email ?? ''))}">Send an email</a>${map ? `<a class="more" href="${e(map)}">Map</a>` : ''}</p>`,
      ...shownActions.map((action) => {
        const { label, ...input } = actions[action];
        return toForm(token, action, label, { ...input, back });
      }),
      back ? `<p><a class="more" href="${e(linkPath(back))}">All requests</a></p>` : '',
    ].join('\n'),
  };
}

const hour = 3_600_000;

/** How long a request has waited for the shop. Empty once the shop has set a status. */
function toWait({ received, status }: LinkedQuote, now = Date.now()): string {
  if (status !== 'new') return '';
  const hours = Math.floor((now - received) / hour);
  return hours < 1
    ? 'new'
    : `waiting ${hours < 48 ? toCount(hours, 'hour') : `${Math.floor(hours / 24)} days`}`;
}

/** The list, laid out for phones, newest first. Requests that have waited for a day or more are bold. */
function listPage(token: string, { requests, total }: View, { shop }: BuiltForm, filter: string): Page {
  const statuses = ['all', ...new Set(requests.map(({ status }) => status))];
  const chosen = statuses.includes(filter) ? filter : 'all';
  const shown = requests.filter(({ status }) => chosen === 'all' || status === chosen);
  const links = statuses.map((status) => {
    const href = `${linkPath(token)}?show=${encodeURIComponent(status)}`;
    const [current, text] =
      status === chosen ? [' aria-current="true"', `<b>${e(status)}</b>`] : ['', e(status)];
    return `<a class="more" href="${e(href)}"${current}>${text}</a>`;
  });
  const rows = shown.map((request) => {
    const { quote, received, status, shopToken } = request;
    const wait = toWait(request);
    const isLate = status === 'new' && Date.now() - received >= 24 * hour;
    const state = wait || status;
    const phone = e(quote.phone ?? '');
    const call = toVisitorTel(quote.phone);
    return `<li class="my-6"><p><a class="underline" href="${e(linkPath(shopToken))}?back=${e(token)}">${e(quote.name ?? noName)}</a>,
      ${isLate ? `<b>${e(state)}</b>` : e(state)}</p><p class="muted">${e(toMoment(received, shop.timeZone))}</p>
      <p>${lines((quote.message ?? '').slice(0, 160))}</p>
      <p>${call ? `<a class="more" href="${e(call)}">${phone}</a>` : phone}</p></li>`;
  });
  const unseen = shown.filter(({ status, history }) => status === 'new' && history.length === 0);
  const newest = String(Math.max(...unseen.map(({ received }) => received)));
  const isPart = total > requests.length;
  return {
    heading: `${toPlural(shown.length, 'request')}.`,
    content: `${isPart ? `<p>Every new request, and the latest ${listLength} of all ${total}.</p>` : ''}
      <p class="my-6">${links.join('\u2003')}</p>
      ${unseen.length > 0 ? toForm(token, 'seen', 'I have seen these', { value: newest, back: token }) : ''}<ul>${rows.join('\n')}</ul>`,
  };
}

/**
 * The page behind a link. `query` is from its URL, `notice` is the result of the button just pressed, and `typed` what was
 * typed beside it.
 */
export function toLinkPage(
  token: string,
  view: View,
  built: BuiltForm,
  query: URLSearchParams,
  notice = '',
  typed = '',
): Page {
  if (view.kind === 'visitor') return visitorPage(token, view, built, notice, typed);
  if (view.kind === 'list') return listPage(token, view, built, query.get('show') ?? 'all');
  return shopPage(token, view, built, query.get('do') ?? '', query.get('back') ?? '');
}
