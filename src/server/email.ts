import nodemailer, { type SendMailOptions } from 'nodemailer';
import { toAnswer, toOneLine, toPlainText } from '../features/quote/rules/quote-text.ts';
import type { EmailSettings } from './settings.ts';
import { readBuiltForm } from './built-form.ts';
import type { StoredRequest, Notifier } from './types.ts';
import { toVisitorTel } from './visitor-tel.ts';

/** In milliseconds. A mail server that does not answer must not delay the other channels. */
const timeouts = { connectionTimeout: 8000, greetingTimeout: 5000, socketTimeout: 15_000 };
/**
 * For a whole attempt, because each byte restarts `socketTimeout`. Less than `lease`. Six photos, 3.3 MB as an email, need 160
 * kilobits per second.
 */
const attemptTimeout = 170_000;

/** The mail server has accepted an email for some of its recipients. */
class PartlySentError extends Error {
  readonly code = 'EENVELOPE';
  readonly responseCode = 550;
}

/**
 * Returns a function that sends email through a server and resolves once the server has accepted it for every recipient.
 * Called again, it sends the email only to the recipients who lack it.
 */
function createEmailSender(server: string) {
  const options = { disableFileAccess: true, disableUrlAccess: true, ...timeouts };
  const transport = nodemailer.createTransport(server, options);
  /** The recipients who lack an email, by its id. */
  const missing = new Map<string, NonNullable<SendMailOptions['envelope']>>();
  return async (email: SendMailOptions & { messageId: string }) => {
    const { messageId: id } = email;
    const remaining = missing.get(id);
    const { rejected, envelope } = await transport.sendMail({
      ...email,
      ...(remaining && { envelope: remaining }),
      signal: AbortSignal.timeout(attemptTimeout),
    });
    missing.delete(id);
    if (rejected.length === 0) return;
    missing.set(id, { from: envelope.from || '', to: rejected.map(String) });
    throw new PartlySentError();
  };
}

/** The id of an email. It is the same for each attempt, so that mail programs show duplicates once. */
const toMessageId = (name: string, from: string) =>
  `<${name}@${(from.split('@').at(-1) ?? 'localhost').replace(/[^\w.-]/g, '')}>`;

/**
 * The email that tells the shop about a request. A reply goes to the visitor.
 * @param timeZone the time zone of the shop; without it, times are in the server's
 */
function toEmail(
  request: StoredRequest,
  { to, from }: Pick<EmailSettings, 'to' | 'from'>,
  timeZone?: string,
): SendMailOptions & { messageId: string } {
  const { quote, id, spamReason, isTest, revision, photos = [] } = request;
  const service = toAnswer(quote, 'serviceType') || 'vehicle';
  const name = toOneLine(quote.name ?? '');
  const call = toVisitorTel(quote.phone);
  const prefix = `${isTest ? '[Test] ' : ''}${spamReason ? '[Spam?] ' : ''}${revision > 0 ? 'Changed: ' : ''}`;
  const received = new Date(request.received).toLocaleString('en-US', {
    dateStyle: 'full',
    timeStyle: 'long', // names the time zone
    timeZone,
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
      toPlainText(quote),
      ...(photos.length > 0 ? [`Photos: ${photos.length}, attached`] : []),
      '',
      ...(call ? [`Call: ${call}`] : []),
      ...(revision > 0
        ? ['The visitor changed this request or sent it again. This email replaces the earlier one.']
        : []),
      ...(spamReason ? [`It may be spam: ${spamReason}.`] : []),
      `Received ${received}. To see it again: npm run quotes -- show ${id.slice(0, 8)}`,
    ].join('\n'),
  };
}

export function createEmailNotifier({ server, to, from }: EmailSettings, site = 'dist'): Notifier {
  const send = createEmailSender(server);
  return {
    channel: 'mail',
    send: async (request) => {
      // Without a complete build the email is sent all the same.
      const built = await readBuiltForm(site).catch(() => undefined);
      await send(toEmail(request, { to, from }, built?.shop.timeZone));
    },
  };
}
