import { toAnswerBy } from '../../features/quote/rules/answer-by.ts';
import type { BuiltForm } from '../../features/quote/rules/built-form.ts';
import { getQuietTime } from '../../features/quote/rules/quiet-hours.ts';
import { toOneLine, toPlainText } from '../../features/quote/rules/quote-text.ts';
import { readBuiltForm } from '../built-form.ts';
import { createEmailSender, toMessageId } from '../email.ts';
import type { EmailSettings } from '../settings.ts';
import type { StoredRequest, Notifier } from '../types.ts';
import { withLineBreaks } from './html.ts';
import { minute } from '../../site/format/durations.ts';

/** After this many milliseconds, the email names the day of the answer instead of today or tomorrow. */
const promptWithin = minute;

const toParagraphs = (lines: readonly string[]) =>
  lines.map((line) => `<p>${withLineBreaks(line)}</p>`).join('\n');

/** The email that tells a visitor what we received, when we will answer, and where to see and change the request. */
export function toVisitorEmail(
  { quote, id, received, revision }: StoredRequest,
  { mail, shop, site, phone }: BuiltForm,
  link: string,
  { to, from }: Pick<EmailSettings, 'to' | 'from'>,
  now = Date.now(),
) {
  const name = toOneLine(quote.name ?? '').split(' ')[0];
  const page = new URL(link, site).href;
  const isPrompt = now - received < promptWithin;
  const before = [
    `Hi ${name},`,
    mail.opening,
    toAnswerBy(shop, new Date(received), isPrompt ? undefined : { at: new Date(now), phone }),
    `What we have:\n${toPlainText(quote)}`,
  ];
  const forPage = 'See where your request stands, correct your phone number, or delete the request:';
  const forStop = 'Don’t want any more emails or texts from us?';
  return {
    to: { name: toOneLine(quote.name ?? ''), address: quote.email ?? '' },
    from,
    replyTo: to,
    subject: mail.subject,
    messageId: toMessageId(`${id}.${revision}.visitor`, from),
    headers: {
      'Auto-Submitted': 'auto-replied',
      'List-Unsubscribe': `<${page}/stop>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: [...before, `${forPage}\n${page}`, mail.closing, `${forStop}\n${page}#stop`].join('\n\n'),
    html: [
      toParagraphs(before),
      `<p>${forPage} <a href="${page}">Open your request</a></p>`,
      toParagraphs([mail.closing]),
      `<p>${forStop} <a href="${page}#stop">Stop all messages</a></p>`,
    ].join('\n'),
  };
}

/** Sends visitors their email; `site` is the folder of the built site. */
export function createVisitorNotifier(settings: EmailSettings, site: string): Notifier {
  const send = createEmailSender(settings.server);
  return {
    channel: 'visitor',
    delay: async (tries) => {
      const built = await readBuiltForm(site).catch(() => undefined);
      if (built?.mail.send === false) return undefined;
      // The first attempt answers what the visitor has just done, so it goes at any hour.
      return built && tries > 0 ? getQuietTime(built.quietHours, built.shop.timeZone) : 0;
    },
    send: async (request, toLink) => {
      if (!toLink) throw new Error('An email to a visitor needs links.');
      await send(toVisitorEmail(request, await readBuiltForm(site), toLink('visitor'), settings));
    },
  };
}
