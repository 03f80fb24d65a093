import { Hono, type Context, type Env } from 'hono';
import { toPageWithContent } from '../answer-page.ts';
import { toPhotoNote } from '../../features/quote/rules/photos.ts';
import type { Guards } from '../guards.ts';
import type { QuoteHost } from '../quote-host.ts';
import type { Responder } from '../responder.ts';
import { linkPath } from './links.ts';
import { toLinkPage } from './pages.ts';
import { changeSchema, visitorActions, type Change } from './view.ts';

const goneText =
  'This link no longer works. It may have expired, be incomplete, or belong to a request that was deleted. Please call us.';

/** What a visitor reads after a button of theirs worked, unless the page itself says so. */
const doneNotes: Partial<Record<Change['action'], string>> = {
  phone: 'We have saved your phone number.',
};

/**
 * The pages behind links in emails: the visitor's for a request, the shop's for a request, and the shop's list. A GET
 * changes nothing, because mail programs open links by themselves.
 */
export function createLinkApp<E extends Env>(
  { getStore, onError }: QuoteHost<E>,
  { loadBuilt, showMessage, refuse }: Responder<E>,
  { checkOrigin, limitBody, refuseTooMany, withBody, withPhotos }: Guards<E>,
) {
  const app = new Hono<E>();
  const refusePage = (c: Context<E>, status: 400 | 404 | 503, text: string) =>
    showMessage(c, status, { kind: 'failed', text });

  const refuseError = (c: Context<E>, error: unknown) => {
    onError(error, 'link not opened');
    return refusePage(c, 503, 'We cannot open this right now. Please try again, or call us.');
  };

  const open = async (c: Context<E>, change?: Change, notice = change && doneNotes[change.action]) => {
    const token = c.req.param('token') ?? '';
    try {
      const view = await getStore(c).openLink?.(token, change);
      if (!view) return await refusePage(c, 404, goneText);
      const built = await loadBuilt(c);
      if (!built) return await refusePage(c, 503, 'Please try again in a minute.');
      const { heading, content } = toLinkPage({
        token,
        view,
        built: built.form,
        query: new URL(c.req.url).searchParams,
        notice,
        typed: change?.value,
      });
      const page = toPageWithContent(
        built.html,
        `${heading} | ${built.form.brand}`,
        heading,
        String(await content),
      );
      const isGone = view.kind !== 'list' && view.requests.length === 0 && change?.action !== 'delete';
      return page
        ? c.html(page, isGone ? 404 : 200)
        : await refusePage(c, 503, 'Please try again in a minute.');
    } catch (error) {
      return refuseError(c, error);
    }
  };

  app.use('/quotes/link/*', async (c, next) => {
    // The link is secret. Without any referrer, browsers would send no origin with a form.
    c.header('Referrer-Policy', 'strict-origin');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get('/quotes/link/:token', (c) => open(c));
  app.get('/quotes/link/:token/photos/:number', async (c) => {
    try {
      const photo = await getStore(c).photo?.(c.req.param('token'), Number(c.req.param('number')));
      if (!photo) return await refusePage(c, 404, goneText);
      return c.body(new Uint8Array(photo), 200, { 'Content-Type': 'image/jpeg' });
    } catch (error) {
      return refuseError(c, error);
    }
  });
  app.post(
    '/quotes/link/:token/photos',
    checkOrigin,
    withPhotos(async (c, { photos, sentPhotos = 0, rejectedFiles = [], refusal }) => {
      if (refusal) return refuse(c, refusal.status, refusal.message);
      const tooMany = photos ? undefined : await refuseTooMany(c);
      if (tooMany) return tooMany;
      try {
        const stored = await getStore(c).addPhotos?.(c.req.param('token') ?? '', photos ?? []);
        if (stored === undefined) return await refusePage(c, 404, goneText);
        const phone = (await loadBuilt(c))?.form.phone ?? '';
        const note = toPhotoNote(sentPhotos, stored, rejectedFiles, phone);
        return await open(c, undefined, note);
      } catch (error) {
        onError(error, 'photos not stored');
        return refusePage(c, 503, 'We could not store your photos. Please try again, or text them to us.');
      }
    }),
    (c: Context<E>) => refusePage(c, 400, 'Choose photos first, then send them.'),
  );
  app.get('/quotes/link/:token/stop', (c) => c.redirect(`${linkPath(c.req.param('token'))}#stop`, 303));
  // Without `checkOrigin`, because the unsubscribe button of a mail program posts here.
  app.post('/quotes/link/:token/stop', (c) => open(c, { action: 'stop', value: '' }));
  app.post(
    '/quotes/link/:token',
    checkOrigin,
    limitBody,
    withBody(async (c, { values }) => {
      const change = changeSchema.safeParse({ action: values.action, value: values.value ?? '' });
      if (!change.success) return refusePage(c, 400, 'That button did not work. Open the link again.');
      const isVisitor = visitorActions.some((action) => action === change.data.action);
      const refusal = isVisitor ? await refuseTooMany(c, true) : undefined;
      if (refusal) return refusal;
      const { back = '' } = values;
      if (!/^[\w.-]+$/.test(back)) return open(c, change.data);
      const done = await open(c, change.data);
      // The link of the list may have expired since the page was opened.
      const list =
        done.ok &&
        (await getStore(c)
          .openLink?.(back)
          .catch(() => undefined));
      return list ? c.redirect(linkPath(back), 303) : done;
    }),
  );
  return app;
}
