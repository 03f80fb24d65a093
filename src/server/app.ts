import { Hono, type Context, type Env } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { toClosedNote } from '../features/quote/rules/answer-by.ts';
import type { BuiltForm } from '../features/quote/rules/built-form.ts';
import { failed, toCheckFields } from '../features/quote/rules/messages.ts';
import { maxPhotos, toPhotoNote } from '../features/quote/rules/photos.ts';
import { cutAfter } from '../site/format/running-text.ts';
import { answerPolicy, toAnswerPage } from './answer-page.ts';
import { readHealth } from './health.ts';
import { keepRequest, type Keeping } from './keep-request.ts';
import { readBody, readQuote, refusal, toSpamReason, type ReadQuote } from './read-request.ts';

/** What the routes need from Node or from Cloudflare. `E` is the type of the bindings. */
export interface Host<E extends Env> {
  /** Where requests are kept, and who is told about them. */
  open: (c: Context<E>) => Keeping;
  /** What the build says about the form; undefined while there is no build. */
  readForm: (c: Context<E>) => BuiltForm | undefined | Promise<BuiltForm | undefined>;
  /** Counts a request, and returns the seconds until this visitor may send one. */
  secondsToWait: (c: Context<E>) => number | Promise<number>;
  /** Writes a photo anew, or returns undefined if it is none; left out where no photos are kept. */
  toJpeg?: (bytes: Uint8Array) => Promise<Uint8Array | undefined>;
  /** What to do once a request is kept. */
  afterwards?: (c: Context<E>) => void;
  log: (line: string) => void;
}

/** Whether a form without JavaScript has sent the request, and a visitor reads the answer. */
function wantsPage({ req }: Context): boolean {
  const accepted = req.header('Accept') ?? '';
  return accepted.includes('text/html') && !accepted.includes('application/json');
}

/** Whether a request comes from a page of this site, or not from a page at all. */
function isSameOrigin({ req }: Context): boolean {
  const [origin, site] = [req.header('Origin'), req.header('Sec-Fetch-Site')];
  // The form in a frame with a sandbox.
  if (origin === 'null' && req.header('Sec-Fetch-Dest') === 'iframe') return true;
  if (site) return site === 'same-origin' || site === 'none';
  // Not the scheme, because behind a proxy with a certificate the server sees http.
  return !origin || (URL.canParse(origin) && new URL(origin).host === new URL(req.url).host);
}

/** JPEGs of the files, and the names of those that are no photos. */
async function readPhotos(files: readonly File[], toJpeg: Host<Env>['toJpeg']) {
  const photos: Uint8Array[] = [];
  const rejected: string[] = [];
  for (const file of files.slice(0, maxPhotos)) {
    const photo = await toJpeg?.(new Uint8Array(await file.arrayBuffer()));
    if (photo) photos.push(photo);
    else rejected.push(cutAfter(file.name, 100));
  }
  return { photos, rejected };
}

/** The routes of the quote server, the same in Node and on Cloudflare: `POST /quotes` takes a request. */
export function createApp<E extends Env>(host: Host<E>) {
  const app = new Hono<E>();
  for (const path of ['/quotes', '/health'])
    app.use(path, (c, next) => {
      c.header('Cache-Control', 'no-store');
      c.header('Vary', 'Accept, Accept-Encoding');
      c.header('X-Content-Type-Options', 'nosniff');
      return next();
    });

  /** Answers with JSON, or with a page, which has the form again if `read` is given. */
  const answer = async (
    c: Context<E>,
    status: ContentfulStatusCode,
    body: object,
    [heading, text]: readonly [string, string],
    read?: ReadQuote,
  ) => {
    if (!wantsPage(c)) return c.json(body, status);
    c.header('Content-Security-Policy', answerPolicy);
    return c.html(toAnswerPage(await host.readForm(c), heading, text, read), status);
  };
  const refuse = (c: Context<E>, status: ContentfulStatusCode, error: string, read?: ReadQuote) =>
    answer(c, status, { ok: false, error }, ['Your request was not sent.', error], read);

  app.post('/quotes', async (c) => {
    if (!isSameOrigin(c)) throw refusal(403, 'Please use the form on our website, or call us.');
    const seconds = await host.secondsToWait(c);
    const { values, files, isForm, cutOff } = await readBody(c.req.raw);
    const form = await host.readForm(c);
    // A script sends no field that its form does not have.
    const read = readQuote(values, isForm ? form?.services : undefined);
    // A page cannot fill in a file field again.
    const again = files.length > 0 ? ' Choose your photos again.' : '';
    if (cutOff) {
      c.header('Connection', 'close');
      return refuse(c, cutOff.status, cutOff.message + again, read);
    }
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return refuse(c, 429, `That was a lot of requests. Please call us instead.${again}`, read);
    }
    const { quote, errors } = read;
    if (!quote) {
      const text = toCheckFields(Object.keys(errors).length) + again;
      return answer(c, 422, { ok: false, errors }, ['Almost there.', text], read);
    }
    const key = c.req.header('Idempotency-Key') ?? (values.idempotency_key || null);
    const status = key?.startsWith('quote-test-') ? 'test' : 'new';
    const spam = toSpamReason(values);
    const { photos, rejected } = await readPhotos(files, host.toJpeg);
    const request = { id: crypto.randomUUID(), key, received: Date.now(), quote, spam, status, photos };
    const kept = await keepRequest(request, host.open(c), host.log).catch(() => undefined);
    if (!kept) {
      c.header('Retry-After', '5');
      return refuse(c, 503, failed + again, read);
    }
    host.afterwards?.(c);
    host.log(`quote ${kept.id}: ${kept.isNew ? status : 'again'}${spam && ', may be spam'}`);
    if (wantsPage(c) && kept.photos === files.length) return c.redirect('/quote-answer', 303);
    const photoNote = toPhotoNote(files.length, kept.photos, rejected, form?.phone ?? '');
    const note = [photoNote, form && toClosedNote(form.shop)].filter(Boolean).join(' ');
    const body = { ok: true, id: kept.id, ...(note && { note }) };
    return answer(c, kept.isNew ? 201 : 200, body, ['We have your request.', note]);
  });
  app.get('/quotes', (c) => c.redirect('/request-quote', 303));
  app.get('/health', async (c) => {
    const health = await readHealth(host.open(c));
    return c.json(health, health.ok ? 200 : 503);
  });
  app.onError((error, c) => {
    if (error instanceof HTTPException) return refuse(c, error.status, error.message);
    host.log(`request failed: ${error.name}`);
    return c.text(`${failed}\n`, 500);
  });
  return app;
}
