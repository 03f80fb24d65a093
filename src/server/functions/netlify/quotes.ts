import { createNotifiers } from '../../notifiers.ts';
import { createQuoteApp } from '../../quote-app.ts';
import { createRateLimit } from '../../rate-limit.ts';
import { readServerSettings } from '../../settings.ts';
import { createForwardStore } from '../forward.ts';

const settings = readServerSettings(process.env);
const { mail, webhook, rate } = settings;
const store = createForwardStore(createNotifiers(settings), `${mail?.server ?? ''} ${webhook ?? ''}`);
const retryAfter = createRateLimit(rate);

const app = createQuoteApp<{ Bindings: { ip?: string } }>({
  store: () => store,
  readBuilt: async ({ req }, path) => (await fetch(new URL(path, req.url))).text(),
  retryAfter: ({ env }) => retryAfter({ ip: env.ip ?? '' }),
  onKept: (_c, id, mark) => console.info(`quote ${id}: ${mark}`),
  onError: () => console.error('quote not sent'),
});

export const config = { path: ['/quotes', '/quotes/*'] };

/** The quote server as a function on Netlify: a request is received once the mail server or the webhook accepted it. */
export default (request: Request, { ip }: { ip?: string } = {}) => app.fetch(request, { ip });
