import { createHandler } from '../../handler.ts';
import { createMailNotifier } from '../../mail.ts';
import { createRateLimit } from '../../rate-limit.ts';
import { readServerSettings } from '../../settings.ts';
import { createWebhookNotifier } from '../../webhook.ts';
import { createForwardStore } from '../forward.ts';

const { mail, webhook, rate } = readServerSettings(process.env);
const notifiers = [
  ...(mail ? [createMailNotifier(mail)] : []),
  ...(webhook ? [createWebhookNotifier(webhook)] : []),
];
const waitFor = createRateLimit(rate);

/** Where Netlify runs this function. */
export const config = { path: ['/quotes', '/quotes/*'] };

/** The desk as a function on Netlify: a request is received once the mail server or the webhook has taken it. */
export default async function quotes(request: Request, { ip = '' }: { ip?: string }): Promise<Response> {
  const handle = createHandler({
    store: createForwardStore(notifiers, `${mail?.server ?? ''} ${webhook ?? ''}`),
    page: async () => (await fetch(new URL('/quote-answer', request.url))).text(),
    waitFor,
    onKept: (id, mark) => console.info(`quote ${id}: ${mark}`),
    onError: () => console.error('quote not sent'),
  });
  return handle(request, ip);
}
