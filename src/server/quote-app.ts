import { Hono, type Env } from 'hono';
import { createGuards } from './guards.ts';
import { createQuoteHandler } from './quote-handler.ts';
import type { QuoteHost } from './quote-host.ts';
import { createResponder } from './responder.ts';

/** The routes below `/quotes` on every host. POST takes a request, and `/quotes/{id}` confirms it. */
export function createQuoteApp<E extends Env>(host: QuoteHost<E>) {
  const responder = createResponder(host);
  const guards = createGuards(host, responder);
  const handleQuote = createQuoteHandler(host, responder, guards);
  const { showMessage } = responder;
  const { checkOrigin, withPhotos, limitBody, withBody } = guards;
  const app = new Hono<E>();

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });

  for (const path of ['/quotes', '/quotes/', '/quotes/:id'])
    app.use(path, async (c, next) => {
      // The form may be in a frame on any site, which then shows the answer.
      c.header('Content-Security-Policy', 'frame-ancestors *');
      await next();
    });

  for (const path of ['/quotes', '/quotes/']) {
    app.post(path, checkOrigin, withPhotos(handleQuote), limitBody, withBody(handleQuote));
    app.get(path, (c) => c.redirect('/request-quote', 303));
  }

  app.get('/quotes/:id', async (c) => {
    try {
      return (await host.getStore(c).has(c.req.param('id')))
        ? await showMessage(c, 200, { kind: 'received', text: 'We have your request.' })
        : await showMessage(c, 404, { kind: 'failed', text: 'There is no request at this link.' });
    } catch (error) {
      host.onError(error, 'request not looked up');
      const text = 'We cannot look up your request right now. Please try again, or call us.';
      return showMessage(c, 503, { kind: 'failed', text });
    }
  });

  for (const path of ['/quotes/', '/quotes/:id?'])
    app.all(path, (c) => {
      c.header('Allow', c.req.param('id') ? 'GET, HEAD' : 'GET, HEAD, POST');
      return c.json({ ok: false, error: 'POST to /quotes.' }, 405);
    });

  return app;
}
