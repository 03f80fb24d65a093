import { createNotifiers } from '../../notifiers.ts';
import { createQuoteApp } from '../../quote-app.ts';
import { createRateLimiter } from '../../rate-limit.ts';
import { readServerSettings } from '../../settings.ts';
import { createForwardStore } from '../forward.ts';

const settings = readServerSettings(process.env);
const { email, webhook, requestsPerTenMinutes } = settings;
const store = createForwardStore(createNotifiers(settings), `${email?.server ?? ''} ${webhook ?? ''}`);
const limitRate = createRateLimiter(requestsPerTenMinutes);

const app = createQuoteApp<{ Bindings: { ip?: string } }>({
  getStore: () => store,
  readBuilt: async ({ req }, path) => (await fetch(new URL(path, req.url))).text(),
  getSecondsToWait: ({ env }) => limitRate({ ip: env.ip ?? '' }),
  onStored: (_c, id, outcome) => console.info(`quote ${id}: ${outcome}`),
  onError: () => console.error('quote not sent'),
});

export const config = { path: ['/quotes', '/quotes/*'] };

/** The quote server as a function on Netlify. A request is received once the mail server or the webhook has accepted it. */
export default (request: Request, { ip }: { ip?: string } = {}) => app.fetch(request, { ip });
