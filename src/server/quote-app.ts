import { Hono, type Context, type Env, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { builtFormSchema, type BuiltForm } from '../features/quote/rules/built-form.ts';
import { toClosedNote } from '../features/quote/rules/answer-by.ts';
import { failed, toCheckFields, unconfirmed } from '../features/quote/rules/messages.ts';
import { toPhotoNote } from '../features/quote/rules/photos.ts';
import { toPriceRange } from '../features/quote/rules/price-range.ts';
import type { Quote } from '../features/quote/rules/quote.ts';
import { toAnswerPage, type Answer } from './answer-page.ts';
import { createLinkApp } from './follow-up/app.ts';
import {
  maxBody,
  readBody,
  readQuote,
  toSpamMark,
  toType,
  type Body,
  type ReadQuote,
} from './read-request.ts';
import { UnconfirmedError, type QuoteStore } from './types.ts';

/** What the quote server needs from its host. `E` is what the host binds to a request. */
export interface QuoteHost<E extends Env> {
  store: (c: Context<E>) => QuoteStore;
  /** Reads a file that the build has made, by its path in a URL. */
  readBuilt: (c: Context<E>, path: '/quote-answer' | '/quote-form.json') => Promise<string>;
  /** Reads a form with photos; missing where the host keeps none. */
  readUpload?: (c: Context<E>) => Promise<Body>;
  /** Seconds until this visitor may send again, 0 for now. */
  retryAfter: (c: Context<E>) => number | Promise<number>;
  /** Called once for each request that is stored. */
  onKept: (c: Context<E>, id: string, mark: 'new' | 'again' | 'marked as spam' | 'test') => void;
  /** Called when a request could not be stored. */
  onError: (error: unknown) => void;
}

const maxKeyLength = 200;
const unconfirmedAdvice = `${unconfirmed} Please try again, or call us.`;

/**
 * Whether a request comes from a page of this site, or from no page at all, such as a script. Unlike Hono's own check it
 * covers JSON, and compares hosts alone: behind a proxy that ends https this server sees http.
 */
function isSameOrigin({ req }: Context): boolean {
  const site = req.header('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.header('Origin');
  return !origin || (URL.canParse(origin) && new URL(origin).host === new URL(req.url).host);
}

/** The routes below `/quotes`, the same on every host: POST takes a request, `/quotes/{id}` says that it was received. */
export function createQuoteApp<E extends Env>(host: QuoteHost<E>) {
  const app = new Hono<E>();
  const wantsPage = ({ req }: Context, type = 'text/html') => (req.header('Accept') ?? '').includes(type);

  /** What the build says about the form; undefined while there is no complete build. */
  const loadForm = async (c: Context<E>): Promise<BuiltForm | undefined> => {
    try {
      return builtFormSchema.parse(JSON.parse(await host.readBuilt(c, '/quote-form.json')));
    } catch {
      return undefined;
    }
  };

  /** The same with the page for answers. */
  const loadBuilt = async (c: Context<E>) => {
    const page = host.readBuilt(c, '/quote-answer').catch(() => undefined);
    const [html, form] = await Promise.all([page, loadForm(c)]);
    return html !== undefined && form ? { html, form } : undefined;
  };

  /** What a visitor agreed to; undefined if the box has changed since, as when a page was open for a long time. */
  const readConsent = async (c: Context<E>, ticked = ''): Promise<BuiltForm['texts']> => {
    const texts = ticked ? (await loadForm(c))?.texts : undefined;
    return ticked === texts?.wording ? texts : undefined;
  };

  /** The price range that a visitor saw; undefined unless this build would show the same. */
  const readPriceRange = async (c: Context<E>, quote: Quote, shown = ''): Promise<string | undefined> => {
    const prices = shown ? (await loadForm(c))?.prices : undefined;
    return prices && shown === toPriceRange(quote, prices) ? shown : undefined;
  };

  let closedNote: { asOf: number; text: string | undefined } | undefined;

  /** What a visitor is told when the shop is closed before the answer is due. It is worked out once a minute. */
  const loadNote = async (c: Context<E>) => {
    const now = Date.now();
    if (!closedNote || Math.abs(now - closedNote.asOf) > 60_000) {
      const form = await loadForm(c);
      closedNote = form && { asOf: now, text: toClosedNote(form.shop, new Date(now)) };
    }
    return closedNote?.text;
  };

  const showAnswer = async (c: Context<E>, status: ContentfulStatusCode, answer: Answer) => {
    const built = await loadBuilt(c);
    const page = built && toAnswerPage(built.html, built.form, answer);
    return page ? c.html(page, status) : c.text(`${answer.text}\n`, status);
  };

  /** Refuses a request: with a page for a person, which has the form again if it was filled in, or with JSON. */
  const refuse = (
    c: Context<E>,
    status: ContentfulStatusCode,
    error: string,
    isPage = wantsPage(c),
    form?: ReadQuote,
  ) =>
    isPage
      ? showAnswer(c, status, form ? { kind: 'unsent', text: error, form } : { kind: 'refused', text: error })
      : c.json({ ok: false, error }, status);

  const tooMany = 'That was a lot of requests. Please call us instead.';

  /** Whether this visitor has sent too much. Says in a header when to send again. */
  const isTooMany = async (c: Context<E>) => {
    const wait = await host.retryAfter(c);
    if (wait > 0) c.header('Retry-After', String(wait));
    return wait > 0;
  };

  const take = async (c: Context<E>, { values, isForm, photos, unread = [] }: Body) => {
    const isPage = isForm && !wantsPage(c, 'application/json');
    let form = readQuote(values);
    // A request without errors need not wait for the build's list of services.
    if (!form.quote && isPage) form = readQuote(values, (await loadBuilt(c))?.form.services);
    const { quote, errors = {} } = form;
    if (!quote) {
      if (!isPage) return c.json({ ok: false, errors }, 422);
      return showAnswer(c, 422, { kind: 'invalid', text: toCheckFields(Object.keys(errors).length), form });
    }
    let key = c.req.header('Idempotency-Key') ?? (values.idempotency_key || undefined);
    if (key && key.length > maxKeyLength) {
      if (!isPage) return refuse(c, 400, 'The Idempotency-Key is too long.', isPage);
      // A visitor cannot correct it. Without a key, the same words count as the same request.
      key = undefined;
    }
    // A form with photos was counted before it was read.
    if (!photos && (await isTooMany(c))) return refuse(c, 429, tooMany, isPage, form);
    const spam = toSpamMark(values);
    const isTest = key?.startsWith('canary-') ?? false;
    try {
      const consent = await readConsent(c, values.texts);
      const priceRange = await readPriceRange(c, quote, values.price_range);
      const request = { key, quote, spam, isTest, consent, priceRange, ...(photos && { photos }) };
      const { id, isNew, photos: keptPhotos } = await host.store(c).keep(request);
      host.onKept(c, id, isTest ? 'test' : isNew ? (spam ? 'marked as spam' : 'new') : 'again');
      const sentPhotos = (photos?.length ?? 0) + unread.length;
      const isMissing = sentPhotos > keptPhotos;
      const phone = isMissing ? ((await loadBuilt(c))?.form.phone ?? '') : '';
      const photoNote = toPhotoNote(sentPhotos, keptPhotos, unread, phone);
      if (isPage && isMissing)
        return await showAnswer(c, 200, { kind: 'received', text: 'We have your request.', note: photoNote });
      if (isPage) return c.redirect(`/quotes/${id}`, 303);
      const note = [photoNote, await loadNote(c)].filter(Boolean).join(' ');
      return c.json({ ok: true, id, ...(note && { note }) }, isNew ? 201 : 200);
    } catch (error) {
      host.onError(error);
      if (error instanceof UnconfirmedError)
        return isPage
          ? refuse(c, 504, unconfirmedAdvice, isPage, form)
          : c.json({ error: unconfirmedAdvice }, 504);
      c.header('Retry-After', '5');
      return refuse(c, 503, failed, isPage, form);
    }
  };

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });

  const checkOrigin: MiddlewareHandler<E> = async (c, next) => {
    if (isSameOrigin(c)) return next();
    return refuse(c, 403, 'Please send your request from the form on our website, or call us.');
  };
  const countBody = bodyLimit({
    maxSize: maxBody,
    onError: (c: Context<E>) => {
      // The body is not read to its end.
      c.header('Connection', 'close');
      return refuse(c, 413, 'Your request is too long. Please shorten it, or call us.');
    },
  });
  // Bytes are counted only where no length is given, as counting takes a third of the time of a request.
  const limitBody: MiddlewareHandler<E> = (c, next) =>
    Number(c.req.header('Content-Length')) <= maxBody ? next() : countBody(c, next);
  const refuseUnread = (c: Context<E>, error: unknown) => {
    if (error instanceof HTTPException) return refuse(c, error.status, error.message);
    throw error;
  };
  const readAndTake = async (c: Context<E>) => {
    try {
      return await take(c, await readBody(c.req.raw));
    } catch (error) {
      return refuseUnread(c, error);
    }
  };
  /** Reads a form with photos and passes it on. */
  const readPhotos =
    (use: (c: Context<E>, body: Body) => Response | Promise<Response>): MiddlewareHandler<E> =>
    async (c, next) => {
      if (!host.readUpload || toType(c.req.raw) !== 'multipart/form-data') return next();
      // Whatever happens, the body may not have been read to its end.
      c.header('Connection', 'close');
      if (await isTooMany(c)) return refuse(c, 429, tooMany);
      try {
        return await use(c, await host.readUpload(c));
      } catch (error) {
        return refuseUnread(c, error);
      }
    };
  app.post('/quotes', checkOrigin, readPhotos(take), limitBody, readAndTake);

  app.route(
    '/',
    createLinkApp<E>({
      store: host.store,
      loadBuilt,
      refuse: (c, status, error) => refuse(c, status, error, true),
      onError: host.onError,
      guards: [checkOrigin, limitBody],
      checkOrigin,
      readPhotos,
    }),
  );

  app.get('/quotes', (c) => c.redirect('/request-quote', 303));

  app.get('/quotes/:id', async (c) => {
    try {
      return (await host.store(c).has(c.req.param('id')))
        ? await showAnswer(c, 200, { kind: 'received', text: 'We have your request.' })
        : await refuse(c, 404, 'There is no request at this address.', true);
    } catch (error) {
      host.onError(error);
      return refuse(c, 503, 'We cannot look up your request right now. Please try again, or call us.', true);
    }
  });

  app.all('/quotes/:id?', (c) => {
    c.header('Allow', c.req.param('id') ? 'GET, HEAD' : 'GET, HEAD, POST');
    return c.json({ ok: false, error: 'POST to /quotes.' }, 405);
  });

  return app;
}
