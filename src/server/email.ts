import nodemailer, { type SendMailOptions } from 'nodemailer';
import { toAnswer, toOneLine, toPlainText } from '../features/quote/rules/quote-text.ts';
import type { BuiltForm } from '../features/quote/rules/built-form.ts';
import type { EmailSettings } from './settings.ts';
import { readBuiltForm } from './built-form.ts';
import { formatAgreement } from './follow-up/history.ts';
import { toMapLink } from './follow-up/map-link.ts';
import { optedOutNote } from './follow-up/view.ts';
import { toVisitorTel } from './follow-up/visitor-tel.ts';
import type { StoredRequest, Notifier } from './types.ts';

/** In milliseconds. A mail server that does not answer must not delay the other channels. */
const timeouts = { connectionTimeout: 8000, greetingTimeout: 5000, socketTimeout: 15_000 };
/**
 * For a whole attempt, because each byte restarts `socketTimeout`. Less than `lease`. Six photos, 3.3 MB as an email, need 160
 * kilobits per second.
 */
const attemptTimeout = 170_000;

/** The mail server has accepted an email for some of its recipients. */
export class PartlySentError extends Error {
  readonly code = 'EENVELOPE';
  readonly responseCode = 550;
}

/**
 * Returns a function that sends email through a server and resolves once the server has accepted it for every recipient.
 * Called again, it sends the email only to the recipients who lack it. An email without an id must have a single recipient.
 */
export function createEmailSender(server: string) {
  const options = { disableFileAccess: true, disableUrlAccess: true, ...timeouts };
  const transport = nodemailer.createTransport(server, options);
  /** The recipients who lack an email, by its id. */
  const missing = new Map<string, NonNullable<SendMailOptions['envelope']>>();
  return async (email: SendMailOptions) => {
    const { messageId: id } = email;
    const remaining = id && missing.get(id);
    const { rejected, envelope } = await transport.sendMail({
      ...email,
      ...(remaining && { envelope: remaining }),
      signal: AbortSignal.timeout(attemptTimeout),
    });
    if (!id) return;
    missing.delete(id);
    if (rejected.length === 0) return;
    missing.set(id, { from: envelope.from || '', to: rejected.map(String) });
    throw new PartlySentError();
  };
}

/** The id of an email. It is the same for each attempt, so that mail programs show duplicates once. */
export const toMessageId = (name: string, from: string) =>
  `<${name}@${(from.split('@').at(-1) ?? 'localhost').replace(/[^\w.-]/g, '')}>`;

/** What the shop can do about a request, each with its link. The page that opens asks for a confirmation. */
const toLinks = (page: string, call: string | undefined): string[] => [
  ...(call ? [`Call: ${call}`] : []),
  `Called: ${page}?do=called`,
  `Quoted: ${page}?do=quoted`,
  `Booked: ${page}?do=booked`,
  `Spam: ${page}?do=spam`,
  '',
];

/**
 * The email that tells the shop about a request. A reply goes to the visitor.
 * @param page URL of the shop's page for the request, empty for none
 * @param built the form of the build; without it, times are in the server's time zone
 */
export function toEmail(
  request: StoredRequest,
  { to, from }: Pick<EmailSettings, 'to' | 'from'>,
  page = '',
  built?: Pick<BuiltForm, 'shop' | 'zipStarts'>,
): SendMailOptions {
  const { quote, id, spamReason, isTest, revision, hasOptedOut, photos = [] } = request;
  const { was = '', changed }: Readonly<Record<string, string | undefined>> = quote;
  const [status = '', detail = ''] = was.split(/ (.*)/s);
  const service = toAnswer(quote, 'serviceType') || 'vehicle';
  const name = toOneLine(quote.name ?? '');
  const map = toMapLink(quote.message ?? '', built?.zipStarts ?? []);
  const prefix = `${isTest ? '[Test] ' : ''}${spamReason ? '[Spam?] ' : ''}${revision > 0 ? 'Changed: ' : ''}`;
  const received = new Date(request.received).toLocaleString('en-US', {
    dateStyle: 'full',
    timeStyle: 'long', // names the time zone
    timeZone: built?.shop.timeZone,
  });
  return {
    to,
    from,
    replyTo: { name, address: quote.email ?? '' },
    subject: `${prefix}Quote request from ${name}, ${service}`,
    messageId: toMessageId(`${id}.${revision}`, from),
    attachments: photos.map((content, index) => ({
      filename: `photo-${index + 1}.jpg`,
      content: Buffer.from(content),
    })),
    text: [
      toPlainText(quote, hasOptedOut),
      ...(photos.length > 0 ? [`Photos: ${photos.length}, attached`] : []),
      '',
      ...(hasOptedOut ? [optedOutNote] : []),
      ...(revision > 0
        ? ['The visitor changed this request or sent it again. This email replaces the earlier one.']
        : []),
      ...(was ? [`Was ${formatAgreement({ status, detail })}.`] : []),
      ...(changed ? [changed] : []),
      ...(spamReason ? [`It may be spam: ${spamReason}.`] : []),
      ...(map ? [`Map: ${map}`] : []),
      ...(page ? toLinks(page, toVisitorTel(quote.phone)) : []),
      `Received ${received}. To see it again: npm run quotes -- show ${id.slice(0, 8)}`,
    ].join('\n'),
  };
}

export function createEmailNotifier({ server, to, from }: EmailSettings, site = 'dist'): Notifier {
  const send = createEmailSender(server);
  return {
    channel: 'mail',
    send: async (request, toLink) => {
      // Without a complete build the email has no links, and is sent all the same.
      const built = await readBuiltForm(site).catch(() => undefined);
      const page = built && toLink && new URL(toLink('shop'), built.site).href;
      await send(toEmail(request, { to, from }, page, built));
    },
    alert: (subject, text, id) =>
      send({ to, from, subject, text, ...(id && { messageId: toMessageId(id, from) }) }),
  };
}
