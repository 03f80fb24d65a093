import { html } from 'hono/html';
import { toAnswerBy } from '../../features/quote/rules/answer-by.ts';
import type { BuiltForm } from '../../features/quote/rules/built-form.ts';
import { maxPhotos, photoTypes } from '../../features/quote/rules/photos.ts';
import { toPlainText } from '../../features/quote/rules/quote-text.ts';
import { toTel } from '../../site/format/facts.ts';
import { findAgreement, formatDetail } from './history.ts';
import { linkPath } from './links.ts';
import { formatTime, toForm, toLines, toNote, toPhotos, type Page, type PageInput } from './page-parts.ts';
import type { LinkedQuote } from './view.ts';

const toCancelNote = ({ phone }: BuiltForm) =>
  html`<p class="my-6">
    Deleting a request does not cancel an appointment. To cancel one, call
    <a class="underline" href="${toTel(phone)}">${phone}</a>.
  </p>`;

const toDeletedPage = ({ built }: PageInput): Page => ({
  heading: 'Your request is deleted.',
  content: html`${toNote(
    'We have deleted it from our server, photos included. Our own email about it may remain, and backups keep it for up to a week. Call or email us and we will delete that email, too.',
  )}
  ${toCancelNote(built)}`,
});

/** The latest status of a request, worded for the visitor. */
function toStatusText({ history, received, status }: LinkedQuote, { shop, phone }: BuiltForm): string {
  // The visitor may have changed the request since, so that it is new again.
  const isNew = status === 'new' && history.at(-1)?.status !== 'seen';
  const current = history.slice(history.findLastIndex((step) => step.status === 'new') + 1);
  const latest = isNew ? undefined : current.findLast((step) => step.status !== 'spam');
  const last = findAgreement(history) ?? latest;
  const answerBy = toAnswerBy(shop, new Date(received), { at: new Date(), phone });
  if (!last) return `Received ${formatTime(received, shop)}. ${answerBy}`;
  const detail = formatDetail(last);
  switch (last.status) {
    case 'seen':
      return `We saw your request on ${formatTime(last.at, shop)}. ${answerBy}`;
    case 'booked':
      return detail ? `You are booked for ${detail}.` : 'You are booked.';
    case 'quoted':
      return detail ? `Our quote: ${detail}.` : 'We have sent you our quote.';
    case 'closed':
      return 'This request is closed. Call us if you still need a quote.';
    default:
      return `We read your request and contacted you on ${formatTime(last.at, shop)}.`;
  }
}

const toPhotoForm = (token: string) =>
  html`<h2>Add photos</h2>
    <form class="my-6" method="post" action="${linkPath(token)}/photos" enctype="multipart/form-data">
      <div class="field full">
        <label for="photos">Photos of the glass</label>
        <input id="photos" name="photos" type="file" accept="${photoTypes}" multiple required />
      </div>
      <p class="btns my-6"><button class="btn" type="submit">Send photos</button></p>
    </form>`;

/** Asks before the request is deleted. */
const toQuestion = ({ token, built }: PageInput, { history }: LinkedQuote): Page => ({
  heading: 'Delete this request?',
  content: html`<p class="lead my-6">
      This deletes your request and its photos right away. This cannot be undone.
    </p>
    ${findAgreement(history) && toCancelNote(built)}
    ${toForm({ token, action: 'delete', label: 'Yes, delete it' })}
    <p class="btns"><a class="btn alt" href="${linkPath(token)}">Keep it</a></p>`,
});

/** The visitor's page: where the request stands, and what they can do about it. */
export function toVisitorPage(input: PageInput): Page {
  const { token, view, built, query, notice, typed = '' } = input;
  const [request] = view.requests;
  if (!request) return toDeletedPage(input);
  const { quote, hasOptedOut, photos } = request;
  const { error } = view;
  if (query.get('do') === 'delete') return toQuestion(input, request);
  return {
    heading: 'Your request.',
    content: html`${toNote((!error && notice) || toStatusText(request, built))}
      ${hasOptedOut && html`<p role="status">${built.brand} will not send you any more messages.</p>`}
      <p class="my-6">${toLines(toPlainText(quote, hasOptedOut))}</p>
      ${toPhotos(token, request)} ${built.hasPhotos && photos < maxPhotos && toPhotoForm(token)}
      <h2>Your phone number</h2>
      ${toForm({
        token,
        action: 'phone',
        label: 'Save number',
        field: { label: 'Phone', type: 'tel' },
        value: error ? typed : quote.phone,
        error,
      })}
      <h2>Delete your request</h2>
      <p class="btns my-6"><a class="btn alt" href="${linkPath(token)}?do=delete">Delete my request</a></p>
      ${
        !hasOptedOut &&
        html`<h2 id="stop">Messages</h2>
          ${toForm({ token, action: 'stop', label: 'Stop all messages', isSecondary: true })}`
      }`,
  };
}
