import { Hono, type Context, type Env, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorPage, type Shown } from './answer-form.ts';
import { failurePage, receivedPage, servicesOf } from './answer-page.ts';
import { BodyError, maxBody, readBody, type Body } from './read-body.ts';
import { readQuote, toSpamMark } from './read-quote.ts';
import { UnconfirmedError, type QuoteStore } from './types.ts';

/** What the quote server needs from where it runs. `E` says what that place binds to a request. */
export interface QuoteHost<E extends Env> {
  store: (c: Context<E>) => QuoteStore;
  /** The built page `/quote-answer`, in which answers to forms without JavaScript stand. */
  page: (c: Context<E>) => Promise<string>;
  /** Seconds until this visitor may send again, 0 for now. */
  retryAfter: (c: Context<E>) => number | Promise<number>;
  /** Called once for each request that is stored. */
  onKept: (c: Context<E>, id: string, mark: 'new' | 'again' | 'marked as spam' | 'test') => void;
  /** Called when a request could not be stored. */
  onError: (error: unknown) => void;
}

const longestKey = 200;
const failed = 'Something went wrong. Please try again or call us directly.';
const unconfirmed = 'We could not confirm that your request arrived. Please try again, or call us.';

/**
 * Whether a request comes from a page of this site, or from no page at all (a script, a test). Unlike the library's own
 * check it covers JSON, too, and compares hosts alone: behind a proxy that holds the certificate this server sees http.
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

  /** Says no: as a page to a person, with the form again if there is one to show; as JSON to a script. */
  const refuse = async (
    c: Context<E>,
    status: 400 | 403 | 413 | 415 | 429 | 503 | 504,
    error: string,
    isPage = wantsPage(c),
    shown?: Omit<Shown, 'error'>,
  ) => {
    if (!isPage) return c.json({ ok: false, error }, status);
    const page = await host.page(c);
    return c.html(shown ? errorPage(page, { ...shown, error }) : failurePage(page, error), status);
  };

  const take = async (c: Context<E>, { values, isForm }: Body) => {
    const isPage = isForm && !wantsPage(c, 'application/json');
    let read = readQuote(values);
    // Which services the shop offers stands in the page, which a request without faults need not wait for.
    if (!read.quote && isPage) read = readQuote(values, servicesOf(await host.page(c)));
    const { typed, isAutomotive, quote, errors = {} } = read;
    const shown = { typed, isAutomotive, errors };
    if (!quote)
      return isPage ? c.html(errorPage(await host.page(c), shown), 422) : c.json({ ok: false, errors }, 422);
    let key = c.req.header('Idempotency-Key') ?? (values.idempotency_key || undefined);
    if (key && key.length > longestKey) {
      if (!isPage) return refuse(c, 400, 'The Idempotency-Key is too long.', isPage);
      // Nothing that a visitor could mend. Without a key, the same words count as the same request.
      key = undefined;
    }
    const wait = await host.retryAfter(c);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return refuse(c, 429, 'That was a lot of requests. Please call us instead.', isPage, shown);
    }
    const spam = toSpamMark(values);
    const isTest = key?.startsWith('canary-') ?? false;
    try {
      const { id, isNew } = await host.store(c).keep({ key, quote, spam, isTest });
      host.onKept(c, id, isTest ? 'test' : isNew ? (spam ? 'marked as spam' : 'new') : 'again');
      return isPage ? c.redirect(`/quotes/${id}`, 303) : c.json({ ok: true, id }, isNew ? 201 : 200);
    } catch (error) {
      host.onError(error);
      if (error instanceof UnconfirmedError)
        return isPage ? refuse(c, 504, unconfirmed, isPage, shown) : c.json({ error: unconfirmed }, 504);
      c.header('Retry-After', '5');
      return refuse(c, 503, failed, isPage, shown);
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
    onError: (c) => {
      // The rest of the body is not read.
      c.header('Connection', 'close');
      return refuse(c, 413, 'Your request is too long. Please shorten it, or call us.');
    },
  });
  // Bytes are only counted where no length is given: it costs a third of the time of a request.
  const limitBody: MiddlewareHandler<E> = (c, next) =>
    Number(c.req.header('Content-Length')) <= maxBody ? next() : countBody(c, next);
  const readAndTake = async (c: Context<E>) => {
    try {
      return await take(c, await readBody(c.req));
    } catch (error) {
      if (error instanceof BodyError) return refuse(c, error.status, error.message);
      throw error;
    }
  };
  app.post('/quotes', checkOrigin, limitBody, readAndTake);

  app.get('/quotes', (c) => c.redirect('/request-quote', 303));

  app.get('/quotes/:id', async (c) => {
    const page = await host.page(c);
    try {
      return (await host.store(c).has(c.req.param('id')))
        ? c.html(receivedPage(page))
        : c.html(failurePage(page, 'There is no request at this address.'), 404);
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
