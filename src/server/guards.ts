import type { Context, Env, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { QuoteHost } from './quote-host.ts';
import { maxBody, readBody, toType, tooLong, type ParsedBody, type ReadQuote } from './read-request.ts';
import type { Responder } from './responder.ts';

type BodyHandler<E extends Env> = (c: Context<E>, body: ParsedBody) => Promise<Response>;

export type Guards<E extends Env> = ReturnType<typeof createGuards<E>>;

/**
 * Whether a request comes from a page of this site, or not from a page at all. Unlike Hono's own check it covers JSON, and
 * ignores the scheme, because behind a proxy that terminates https this server sees http.
 */
function isSameOrigin({ req }: Context): boolean {
  const site = req.header('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.header('Origin');
  return !origin || (URL.canParse(origin) && new URL(origin).host === new URL(req.url).host);
}

/** Checks before the handler of a POST, which refuse a request or pass it on. */
export function createGuards<E extends Env>(
  { getSecondsToWait, readUpload }: QuoteHost<E>,
  { refuse }: Responder<E>,
) {
  const checkOrigin: MiddlewareHandler<E> = async (c, next) => {
    // The form in a frame with a sandbox has no origin.
    const isFramed = c.req.header('Origin') === 'null' && c.req.header('Sec-Fetch-Dest') === 'iframe';
    if (isFramed || isSameOrigin(c)) return next();
    return refuse(c, 403, 'Please send your request from the form on our website, or call us.');
  };

  const countBody = bodyLimit({
    maxSize: maxBody,
    onError: (c: Context<E>) => {
      // Because the body is not read to its end.
      c.header('Connection', 'close');
      return refuse(c, 413, tooLong);
    },
  });
  // Counts bytes only if the request gives no length, because counting takes a third of the time of a request.
  const limitBody: MiddlewareHandler<E> = (c, next) =>
    Number(c.req.header('Content-Length')) <= maxBody ? next() : countBody(c, next);

  /** Refuses a visitor who has sent too many requests, and says in a header when to try again. Undefined if they may send. */
  const refuseTooMany = async (c: Context<E>, isPage?: boolean, form?: ReadQuote) => {
    const seconds = await getSecondsToWait(c);
    if (seconds <= 0) return undefined;
    c.header('Retry-After', String(seconds));
    return refuse(c, 429, 'That was a lot of requests. Please call us instead.', isPage, form);
  };

  /** Reads and handles a body, or tells the visitor why it cannot be read. */
  const readAndHandle = async (c: Context<E>, read: () => Promise<ParsedBody>, handle: BodyHandler<E>) => {
    try {
      return await handle(c, await read());
    } catch (error) {
      if (error instanceof HTTPException) return refuse(c, error.status, error.message);
      throw error;
    }
  };

  const withBody = (handle: BodyHandler<E>) => (c: Context<E>) =>
    readAndHandle(c, () => readBody(c.req.raw), handle);

  /**
   * Handles a form with photos, and passes on any other request. If the visitor has sent too many requests, reads no photos
   * and leaves the refusal to the handler, which has the fields.
   */
  const withPhotos =
    (handle: BodyHandler<E>): MiddlewareHandler<E> =>
    async (c, next) => {
      if (!readUpload || toType(c.req.raw) !== 'multipart/form-data') return next();
      // Because the body may not be read to its end.
      c.header('Connection', 'close');
      const mayUpload = (await getSecondsToWait(c)) <= 0;
      return readAndHandle(c, () => readUpload(c, mayUpload), handle);
    };

  return { checkOrigin, limitBody, refuseTooMany, withBody, withPhotos };
}
