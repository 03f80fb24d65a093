import nodemailer, { type SendMailOptions } from 'nodemailer';
import { toAnswer, toPlainText } from '../features/quote/rules/quote-text.ts';
import type { MailSettings } from './settings.ts';
import type { KeptQuote, Notifier } from './types.ts';

/** Signs that turn the direction of the text that follows them. */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// A header is one line. The name is the visitor's; nothing else of theirs stands in a header but the checked address.
const oneLine = (text: string) => text.replace(direction, '').replace(/\s+/g, ' ').trim();

/** How long the mail server may take to answer, in milliseconds; one that says nothing must not hold up the others. */
const timeouts = { connectionTimeout: 8000, greetingTimeout: 5000, socketTimeout: 15_000 };

/** The mail that tells the shop of a request. Answering it answers the visitor. */
export function toMail(kept: KeptQuote, { to, from }: Pick<MailSettings, 'to' | 'from'>): SendMailOptions {
  const { quote, id, spam, isTest, revision } = kept;
  const service = toAnswer(quote, 'serviceType');
  const name = oneLine(quote.name);
  const marks = `${isTest ? '[Test] ' : ''}${spam ? '[Spam?] ' : ''}${revision > 0 ? 'Changed: ' : ''}`;
  return {
    to,
    from,
    replyTo: { name, address: quote.email },
    subject: `${marks}Quote request from ${name}${service ? `, ${service}` : ', vehicle'}`,
    // The same for each attempt, so that mail programs show one that arrives twice once.
    messageId: `<${id}.${revision}@${
      from
        .split('@')
        .at(-1)
        ?.replace(/[^\w.-]/g, '') ?? 'localhost'
    }>`,
    text: [
      toPlainText(quote),
      '',
      ...(revision > 0 ? ['The visitor sent this again with changes. It replaces the earlier mail.'] : []),
      ...(spam ? [`It may be spam: ${spam}.`] : []),
      `Received ${new Date(kept.received).toISOString()}. npm run quotes -- show ${id.slice(0, 8)}`,
    ].join('\n'),
  };
}

/** Mails requests by SMTP; resolves once the shop's mail server has taken the mail. */
export function createMailNotifier({ server, to, from }: MailSettings): Notifier {
  const transport = nodemailer.createTransport(server, {
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    channel: 'mail',
    send: async (kept) => void (await transport.sendMail(toMail(kept, { to, from }))),
    alarm: async (subject, text) => void (await transport.sendMail({ to, from, subject, text })),
  };
}
