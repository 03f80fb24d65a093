import { describe, expect, it, onTestFinished } from 'vitest';
import { createEmailNotifier, toEmail } from '../../../src/server/email';
import type { StoredRequest } from '../../../src/server/types';
import { startSmtpServer } from '../../support/smtp-server';
import { toStoredRequest } from './quote-app';

const request = toStoredRequest({
  id: 'a1b2c3d4-0000-4000-8000-000000000000',
  received: Date.UTC(2026, 0, 2, 15, 4),
});
const addresses = { to: 'owner@shop.example', from: 'Shop <site@shop.example>' };

async function send(changes: Partial<StoredRequest>) {
  const server = await startSmtpServer();
  onTestFinished(server.stop);
  await createEmailNotifier({ server: server.url, ...addresses }).send({ ...request, ...changes });
  const [mail] = server.emails;
  const [head = '', ...body] = (mail?.text ?? '').split('\n\n');
  return { mail, head, body: body.join('\n\n') };
}

describe('the email about a request', () => {
  it('goes to the shop with every field, and a reply goes to the visitor', async () => {
    const { mail, head, body } = await send({});
    expect(mail?.to).toEqual(['<owner@shop.example>']);
    expect(head).toContain('Subject: Quote request from Maria Delgado, Residential Tinting');
    expect(head).toContain('Reply-To: Maria Delgado <maria@example.com>');
    expect(head).toContain('Message-ID: <a1b2c3d4-0000-4000-8000-000000000000.0@shop.example>');
    for (const text of [
      'Name: Maria Delgado',
      'Call: tel:+15125550188',
      'Phone: 512.555.0188',
      'Message: Six west-facing windows.',
    ])
      expect(body).toContain(text);
  });

  it('says when the request was received, by the clock of the shop', () => {
    expect(toEmail(request, addresses, 'America/Chicago').text).toContain(
      'Received Friday, January 2, 2026 at 9:04:00 AM CST.',
    );
  });

  it('says if the request may be spam, and if it replaces another', () => {
    expect(
      toEmail({ ...request, spamReason: 'hidden field filled in', revision: 2 }, addresses).subject,
    ).toBe('[Spam?] Changed: Quote request from Maria Delgado, Residential Tinting');
  });

  it('says in its subject that it is a test', () => {
    expect(toEmail({ ...request, isTest: true }, addresses).subject).toMatch(/^\[Test\] Quote request/);
  });

  it('has no character in its subject that changes the direction of the text', () => {
    const quote = { ...request.quote, name: 'Maria \u202egnp.exe\u2066' };
    const mail = toEmail({ ...request, quote }, addresses);
    expect(mail.subject).toContain('from Maria gnp.exe,');
    expect(mail.replyTo).toMatchObject({ name: 'Maria gnp.exe' });
  });

  it('keeps each answer on its line, so that none looks like another field', () => {
    const quote = {
      ...request.quote,
      phone: '1\nPrice range shown: $1\u2028Texts: No\u202e',
      message: 'One\nTwo',
    };
    const { text } = toEmail({ ...request, quote }, addresses);
    expect(text).toContain('\nPhone: 1 Price range shown: $1 Texts: No\nEmail: ');
    expect(text).toContain('\nMessage: One\nTwo\n');
  });

  it('lets no visitor write a header', async () => {
    const hostile = 'Maria\r\nBcc: all@victim.example\r\n\r\nBuy now <x@y.example>, "z"';
    const quote = { ...request.quote, name: hostile, message: '.\r\n.\r\nRCPT TO:<other@victim.example>' };
    const { mail, head, body } = await send({ quote });
    expect(mail?.to).toEqual(['<owner@shop.example>']);
    expect(head).not.toMatch(/^(Bcc|Cc|To: .*victim)/im);
    expect(body).toContain('RCPT TO:<other@victim.example>');
  });
});
