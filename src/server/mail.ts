import nodemailer, { type SendMailOptions } from 'nodemailer';
import { toAnswer, toPlainText } from '../features/quote/rules/quote-text.ts';
import type { MailSettings } from './settings.ts';
import type { KeptQuote, Notifier } from './types.ts';

/** Characters that change the direction of the text after them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// The name goes into headers, which are one line each.
const toOneLine = (text: string) => text.replace(directionMarks, '').replace(/\s+/g, ' ').trim();

/** In milliseconds. A mail server that does not answer must not hold up the other channels. */
const timeouts = { connectionTimeout: 8000, greetingTimeout: 5000, socketTimeout: 15_000 };

/** The mail that tells the shop of a request. A reply goes to the visitor. */
export function toMail(kept: KeptQuote, { to, from }: Pick<MailSettings, 'to' | 'from'>): SendMailOptions {
  const { quote, id, spam, isTest, revision } = kept;
  const service = toAnswer(quote, 'serviceType') || 'vehicle';
  const name = toOneLine(quote.name ?? '');
  const marks = `${isTest ? '[Test] ' : ''}${spam ? '[Spam?] ' : ''}${revision > 0 ? 'Changed: ' : ''}`;
  const domain = from.split('@').at(-1) ?? 'localhost';
  // By the clock of the server, with its time zone.
  const received = new Date(kept.received).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long' });
  return {
    to,
    from,
    replyTo: { name, address: quote.email ?? '' },
    subject: `${marks}Quote request from ${name}, ${service}`,
    // The same for each attempt, so that mail programs show a duplicate once.
    messageId: `<${id}.${revision}@${domain.replace(/[^\w.-]/g, '')}>`,
    text: [
      toPlainText(quote),
      '',
      ...(revision > 0 ? ['The visitor sent this again with changes. It replaces the earlier mail.'] : []),
      ...(spam ? [`It may be spam: ${spam}.`] : []),
      `Received ${received}. To see it again: npm run quotes -- show ${id.slice(0, 8)}`,
    ].join('\n'),
  };
}

/** Sends requests by SMTP. Resolves once the shop's mail server has accepted the mail. */
export function createMailNotifier({ server, to, from }: MailSettings): Notifier {
  const transport = nodemailer.createTransport(server, {
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  const send = async (mail: SendMailOptions) => {
    await transport.sendMail(mail);
  };
  return {
    channel: 'mail',
    send: (kept) => send(toMail(kept, { to, from })),
    alarm: (subject, text) => send({ to, from, subject, text }),
  };
}
