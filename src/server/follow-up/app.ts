import { Hono, type Context, type Env, type MiddlewareHandler } from 'hono';
import type { BuiltForm } from '../../features/quote/rules/built-form.ts';
import { toOwnPage } from '../answer-page.ts';
import { toPhotoNote } from '../../features/quote/rules/photos.ts';
import type { Body } from '../read-request.ts';
import type { QuoteStore } from '../types.ts';
import { linkPath } from './links.ts';
import { toLinkPage } from './pages.ts';
import { changeSchema, type Change } from './view.ts';

/** What the pages behind links need from the quote app. */
interface LinkHost<E extends Env> {
  store: (c: Context<E>) => QuoteStore;
  loadBuilt: (c: Context<E>) => Promise<{ html: string; form: BuiltForm } | undefined>;
  refuse: (c: Context<E>, status: 400 | 404 | 503, error: string) => Response | Promise<Response>;
  onError: (error: unknown) => void;
  /** Lets through what comes from a page of this site and is not too long. */
  guards: MiddlewareHandler<E>[];
  checkOrigin: MiddlewareHandler<E>;
  /** Reads a form with photos and passes it on. */
  readPhotos: (use: (c: Context<E>, body: Body) => Promise<Response>) => MiddlewareHandler<E>;
}

const goneText =
  'This link no longer works. It may have expired, be incomplete, or belong to a request that was deleted. Please call us.';

/**
 * The pages behind links in mails: the visitor's for a request, the shop's for a request, and the shop's list. A GET
 * changes nothing, because mail programs open links by themselves.
 */
export function createLinkApp<E extends Env>(host: LinkHost<E>) {
  const { store, loadBuilt, refuse, onError, guards } = host;
  const app = new Hono<E>();

  const open = async (c: Context<E>, change?: Change, notice = '') => {
    const token = c.req.param('token') ?? '';
    try {
      const view = await store(c).follow?.(token, change);
      if (!view) return await refuse(c, 404, goneText);
      const built = await loadBuilt(c);
      if (!built) return await refuse(c, 503, 'Please try again in a minute.');
      const { heading, content } = toLinkPage(
        token,
        view,
        built.form,
        new URL(c.req.url).searchParams,
        notice,
      );
      const page = toOwnPage(built.html, `${heading} | ${built.form.brand}`, heading, content);
      return page ? c.html(page) : await refuse(c, 503, 'Please try again in a minute.');
    } catch (error) {
      onError(error);
      return refuse(c, 503, 'We cannot open this right now. Please try again, or call us.');
    }
  };

  app.use('/quotes/link/*', async (c, next) => {
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get('/quotes/link/:token', (c) => open(c));
  app.get('/quotes/link/:token/photos/:number', async (c) => {
    const photo = await store(c).photo?.(c.req.param('token'), Number(c.req.param('number')));
    if (!photo) return refuse(c, 404, goneText);
    return c.body(new Uint8Array(photo), 200, { 'Content-Type': 'image/jpeg' });
  });
  app.post(
    '/quotes/link/:token/photos',
    host.checkOrigin,
    host.readPhotos(async (c, { photos = [], unread = [] }) => {
      try {
        const kept = await store(c).addPhotos?.(c.req.param('token') ?? '', photos);
        if (kept === undefined) return await refuse(c, 404, goneText);
        const phone = (await loadBuilt(c))?.form.phone ?? '';
        const note = toPhotoNote(photos.length + unread.length, kept, unread, phone);
        return await open(c, undefined, note);
      } catch (error) {
        onError(error);
        return refuse(c, 503, 'We could not store your photos. Please try again, or text them to us.');
      }
    }),
    (c: Context<E>) => refuse(c, 400, 'Choose photos first, then send them.'),
  );
  // Mail programs post here when somebody presses their unsubscribe button, so no page of ours sends the request.
  app.post('/quotes/link/:token/stop', (c) => open(c, { action: 'stop', detail: '' }));
  for (const guard of guards) app.post('/quotes/link/:token', guard);
  app.post('/quotes/link/:token', async (c) => {
    const body = await c.req.parseBody();
    const change = changeSchema.safeParse({ action: body.action, detail: body.detail ?? '' });
    if (!change.success) return refuse(c, 400, 'That button did not work. Open the link again.');
    const { back } = body;
    if (typeof back !== 'string' || !/^[\w.-]+$/.test(back)) return open(c, change.data);
    const done = await open(c, change.data);
    return done.ok ? c.redirect(linkPath(back), 303) : done;
  });
  return app;
}
