import { setTimeout as wait } from 'node:timers/promises';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { toAnswer, toOneLine, toPlainText } from '../features/quote/rules/quote-text.ts';
import type { Notifier } from './outbox.ts';
import type { EmailSettings } from './settings.ts';
import type { QuoteRequest } from './store.ts';

/** A line with the `tel:` URL of a US number, to call with a tap. None for others, as a wrong link is worse than none. */
function toCallLine(typed = ''): string[] {
  const [, number] = /^(?:\+?1)?([2-9]\d\d[2-9]\d{6})$/.exec(typed.replace(/[\s().-]/g, '')) ?? [];
  return number ? [`Call: tel:+1${number}`] : [];
}

/** The email about a request, with the same id at each attempt, so that mail programs show it once. */
function toEmail(
  { id, key, quote, received, spam, status, photos }: QuoteRequest,
  { to, from }: EmailSettings,
  timeZone: string | undefined,
): SendMailOptions {
  const name = toOneLine(quote.name ?? '');
  const labels = [status === 'test' && '[Test] ', spam && '[Spam?] '];
  const host = (from.split('@').at(-1) ?? '').replace(/[^\w.-]/g, '');
  // `long` names the time zone.
  const day = new Date(received).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone });
  const lines = [
    toPlainText(quote),
    ...(photos.length > 0 ? [`Photos: ${photos.length}, attached`] : []),
    '',
    ...toCallLine(quote.phone),
    ...(spam ? [`It may be spam: ${spam}.`] : []),
    `Received ${day}. To see it again: npm run quotes -- show ${id.slice(0, 8)}`,
  ];
  return {
    to,
    from,
    replyTo: { name, address: quote.email ?? '' },
    subject: `${labels.filter(Boolean).join('')}Quote request from ${name}, ${toAnswer(quote, 'serviceType') || 'vehicle'}`,
    messageId: `<${key?.replace(/[^\w.-]/g, '') || id}@${host}>`,
    attachments: photos.map((photo, index) => ({
      filename: `photo-${index + 1}.jpg`,
      content: Buffer.from(photo),
    })),
    text: lines.join('\n'),
  };
}

/** Sends requests by email, with times in the shop's zone. A request counts as sent once the mail server has accepted it. */
export function createMailer(email: EmailSettings, readTimeZone: () => string | undefined) {
  const transport = nodemailer.createTransport({
    url: email.server,
    disableFileAccess: true,
    disableUrlAccess: true,
    // In milliseconds, for a server that is silent.
    connectionTimeout: 8000,
    greetingTimeout: 5000,
    socketTimeout: 15_000,
  });
  const send: Notifier['send'] = async (request, signal) =>
    transport.sendMail({ ...toEmail(request, email, readTimeZone()), signal });
  /** Whether the server lets us in within ten seconds. */
  const check = () =>
    Promise.race([transport.verify(), wait(10_000, false, { ref: false })]).catch(() => false);
  return { channel: 'mail' as const, send, check };
}
