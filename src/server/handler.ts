import { errorPage } from './answer-form.ts';
import { failurePage, receivedPage, servicesOf } from './answer-page.ts';
import { refuse, toAddress, toJson, toPage } from './answers.ts';
import { BodyError, readBody, type Body } from './read-body.ts';
import { readQuote, toSpamMark } from './read-quote.ts';
import { isSameOrigin } from './same-origin.ts';
import type { QuoteStore } from './types.ts';

/** What the handler needs from where it runs. */
export interface Desk {
  store: QuoteStore;
  /** The built page `/quote-answer`, in which answers to plain forms stand. */
  page: () => Promise<string>;
  /** Seconds until an address may send again, 0 for now. */
  waitFor: (address: string) => number;
  /** Called once for each request that is kept. */
  onKept: (id: string, mark: 'new' | 'again' | 'marked as spam') => void;
  /** Called when a request could not be kept. */
  onError: (error: unknown) => void;
}

const longestKey = 200;
const failed = 'Something went wrong. Please try again or call us directly.';
const accepts = (request: Request, type: string) => (request.headers.get('Accept') ?? '').includes(type);

/** Keeps what was read, or says why not. */
async function keep(
  request: Request,
  address: string,
  desk: Desk,
  { values, isForm }: Body,
): Promise<Response> {
  const page = isForm && !accepts(request, 'application/json') ? desk.page : undefined;
  let read = readQuote(values);
  // What the shop offers stands in the page, which a request without faults need not wait for.
  if (!read.quote && page) read = readQuote(values, servicesOf(await page()));
  const { typed, isAutomotive, quote, errors = {} } = read;
  const shown = { typed, isAutomotive, errors };
  if (!quote) return page ? toPage(422, errorPage(await page(), shown)) : toJson(422, { ok: false, errors });
  const key = request.headers.get('Idempotency-Key') ?? (values.idempotency_key || undefined);
  if (key && key.length > longestKey) return refuse(page, 400, 'The Idempotency-Key is too long.', { shown });
  const wait = desk.waitFor(address);
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) };
    return refuse(page, 429, 'That was a lot of requests. Please call us instead.', { shown, headers });
  }
  const spam = toSpamMark(values);
  try {
    const { id, isNew } = await desk.store.keep({ key, quote, spam });
    desk.onKept(id, isNew ? (spam ? 'marked as spam' : 'new') : 'again');
    return page ? toAddress(`/quotes/${id}`) : toJson(isNew ? 201 : 200, { ok: true, id });
  } catch (error) {
    desk.onError(error);
    return refuse(page, 503, failed, { shown, headers: { 'Retry-After': '5' } });
  }
}

async function take(request: Request, address: string, desk: Desk): Promise<Response> {
  const page = accepts(request, 'text/html') ? desk.page : undefined;
  if (!isSameOrigin(request))
    return refuse(page, 403, 'Requests are taken from the pages of this site only.');
  try {
    return await keep(request, address, desk, await readBody(request));
  } catch (error) {
    if (error instanceof BodyError) return refuse(page, error.status, error.message);
    throw error;
  }
}

/**
 * Returns the function that answers `/quotes`, where POST takes a request for a quote from an address of the
 * network, and `/quotes/{id}`, which shows a person that it was received.
 */
export function createHandler(desk: Desk) {
  return async (request: Request, address: string): Promise<Response> => {
    const [, , id] = new URL(request.url).pathname.split('/');
    if (request.method === 'POST' && !id) return take(request, address, desk);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return toJson(
        405,
        { ok: false, error: 'POST to /quotes.' },
        { Allow: id ? 'GET, HEAD' : 'GET, HEAD, POST' },
      );
    if (!id) return toAddress('/request-quote');
    const page = await desk.page();
    return (await desk.store.has(id))
      ? toPage(200, receivedPage(page))
      : toPage(404, failurePage(page, 'There is no request at this address.'));
  };
}
