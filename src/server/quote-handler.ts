import type { Context, Env } from 'hono';
import type { HTTPException } from 'hono/http-exception';
import { toClosedNote } from '../features/quote/rules/answer-by.ts';
import type { BuiltForm } from '../features/quote/rules/built-form.ts';
import { failed, toCheckFields, unconfirmed } from '../features/quote/rules/messages.ts';
import { toPhotoNote } from '../features/quote/rules/photos.ts';
import type { Guards } from './guards.ts';
import type { QuoteHost } from './quote-host.ts';
import { readQuote, tooLong, toSpamReason, type ParsedBody } from './read-request.ts';
import { acceptsType, type Responder } from './responder.ts';
import { UnconfirmedError, type NewRequest, type StoreResult } from './types.ts';
import { minute } from '../site/format/durations.ts';

const maxKeyLength = 200;
const unconfirmedAdvice = `${unconfirmed} Please try again, or call us.`;

const toOutcome = ({ isTest, spamReason }: NewRequest, isNew: boolean) => {
  if (isTest) return 'test';
  if (!isNew) return 'again';
  return spamReason ? 'marked as spam' : 'new';
};

/** Why a form could not be read to its end. The messages of its reader are about photos. */
function toRefusalText({ status, message }: HTTPException, hasPhotos: boolean): string {
  if (hasPhotos) return message;
  return status === 413 ? tooLong : 'Your request did not arrive whole. Please send it again, or call us.';
}

/** Returns the handler of quote requests, which checks a request, stores it, and answers. */
export function createQuoteHandler<E extends Env>(
  host: QuoteHost<E>,
  { loadForm, loadBuilt, showMessage, refuse }: Responder<E>,
  { refuseTooMany }: Pick<Guards<E>, 'refuseTooMany'>,
) {
  /** What a visitor agreed to. Undefined if nothing, or if the wording has changed since the page was opened. */
  const readConsent = async (c: Context<E>, ticked = ''): Promise<BuiltForm['texts']> => {
    const texts = ticked ? (await loadForm(c))?.texts : undefined;
    return ticked === texts?.wording ? texts : undefined;
  };

  let closedNote: { asOf: number; text: string | undefined } | undefined;

  /** The note for visitors if the shop does not open before the answer is due. Computed at most once a minute. */
  const loadClosedNote = async (c: Context<E>) => {
    const now = Date.now();
    if (!closedNote || Math.abs(now - closedNote.asOf) > minute) {
      const form = await loadForm(c);
      closedNote = form && { asOf: now, text: toClosedNote(form.shop, new Date(now)) };
    }
    return closedNote?.text;
  };

  /** Confirms a request, and says how many of its photos were received. */
  const confirm = async (
    c: Context<E>,
    isPage: boolean,
    { sentPhotos = 0, rejectedFiles = [] }: ParsedBody,
    { id, isNew, photos: stored }: StoreResult,
  ) => {
    const isMissing = sentPhotos > stored;
    if (isPage && !isMissing) return c.redirect(`/quotes/${id}`, 303);
    const phone = isMissing ? ((await loadBuilt(c))?.form.phone ?? '') : '';
    const photoNote = toPhotoNote(sentPhotos, stored, rejectedFiles, phone);
    if (isPage)
      return showMessage(c, 200, { kind: 'received', text: 'We have your request.', note: photoNote });
    const note = [photoNote, await loadClosedNote(c)].filter(Boolean).join(' ');
    return c.json({ ok: true, id, ...(note && { note }) }, isNew ? 201 : 200);
  };

  return async (c: Context<E>, body: ParsedBody): Promise<Response> => {
    const { values, isForm, photos, sentPhotos = 0, refusal } = body;
    // A page cannot fill in a file field again.
    const again = sentPhotos > 0 ? ' Choose your photos again.' : '';
    const isPage = isForm && !acceptsType(c, 'application/json');
    let form = readQuote(values);
    // The services are only needed to show a form with errors again.
    if (!form.quote && isPage) form = readQuote(values, (await loadBuilt(c))?.form.services);
    if (refusal) return refuse(c, refusal.status, toRefusalText(refusal, sentPhotos > 0), isPage, form);
    const { quote, errors = {} } = form;
    if (!quote) {
      if (!isPage) return c.json({ ok: false, errors }, 422);
      const text = toCheckFields(Object.keys(errors).length) + again;
      return showMessage(c, 422, { kind: 'invalid', text, form });
    }
    let key = c.req.header('Idempotency-Key') ?? (values.idempotency_key || undefined);
    if (key && key.length > maxKeyLength) {
      if (!isPage) return refuse(c, 400, 'The Idempotency-Key is too long.', isPage);
      // The visitor could not correct it. Without a key, duplicates are recognized by their text.
      key = undefined;
    }
    // withPhotos has already counted a form with photos.
    const tooMany = photos ? undefined : await refuseTooMany(c, isPage, form);
    if (tooMany) return tooMany;
    try {
      const request = {
        key,
        quote,
        spamReason: toSpamReason(values),
        isTest: key?.startsWith('quote-test-') ?? false,
        consent: await readConsent(c, values.texts),
        ...(photos && { photos }),
      };
      const result = await host.getStore(c).store(request);
      host.onStored(c, result.id, toOutcome(request, result.isNew));
      return await confirm(c, isPage, body, result);
    } catch (error) {
      host.onError(error, 'quote not stored');
      if (error instanceof UnconfirmedError)
        // Not `ok: false`, because the request may be stored.
        return isPage
          ? showMessage(c, 504, { kind: 'unconfirmed', text: unconfirmedAdvice, form })
          : c.json({ error: unconfirmedAdvice }, 504);
      c.header('Retry-After', '5');
      return refuse(c, 503, isPage ? failed + again : failed, isPage, form);
    }
  };
}
