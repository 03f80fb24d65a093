import { describe, expect, it } from 'vitest';
import { atEnd } from '../../support/at-end';
import { startSmtpServer } from '../../support/smtp-server';
import { serveSite, texts, typed } from './serve';

/** Sends a request to the site. Returns the email that the shop gets. */
async function mailOf(words: object = {}) {
  const smtp = await startSmtpServer();
  atEnd(smtp.stop);
  const from = 'Shop <site@shop.example>';
  const site = await serveSite({ email: { server: smtp.url, to: 'owner@shop.example', from } });
  await site.send({ ...typed, ...words });
  await expect.poll(() => smtp.emails.length).toBe(1);
  const { to = [], text = '' } = smtp.emails[0] ?? {};
  const [head = ''] = text.split('\n\n');
  const body = text.slice(head.length).replaceAll('=\n', '').replaceAll('=3D', '=');
  return { to, head, body, id: String(site.rows()[0]?.id) };
}

describe('the email about a request', () => {
  it('goes to the shop with every field, calls the visitor with a tap, and a reply goes to the visitor', async () => {
    const { to, head, body, id } = await mailOf({ texts: texts.wording });
    expect(to).toEqual(['<owner@shop.example>']);
    expect(head).toContain('Subject: Quote request from Maria Delgado, Residential Tinting');
    expect(head).toContain('Reply-To: Maria Delgado <maria@example.com>');
    expect(head).toContain(`Message-ID: <${id}.0@shop.example>`);
    for (const text of [
      'Name: Maria Delgado',
      'Call: tel:+15125550188',
      'Phone: 512.555.0188',
      typed.message,
    ])
      expect(body).toContain(text);
    expect(body).toMatch(/Agreed \d{4}-\d\d-\d\d \d\d:\d\d UTC, version a1b2c3d4: "Oakshade may text me/);
    expect(body).toMatch(/Received .* C[DS]T\./);
  });

  it('says if the request may be spam', async () => {
    expect((await mailOf({ leave_blank: 'x' })).head).toContain('Subject: [Spam?] Quote request from Maria');
  });

  it('keeps each answer on its line, and lets no visitor write a header or turn the text around', async () => {
    const name = 'Maria\r\nBcc: all@victim.example\r\n\r\nBuy now <x@y.example>';
    const phone = '5125550188\nTexts: No\u202e';
    const { to, head, body } = await mailOf({ name, phone, message: '.\r\n.\r\nRCPT TO:<b@victim.example>' });
    expect(to).toEqual(['<owner@shop.example>']);
    expect(head).not.toMatch(/^(Bcc|Cc|To: .*victim)/im);
    expect(body).toContain('\nPhone: 5125550188 Texts: No\n');
    expect(body).toContain('RCPT TO:<b@victim.example>');
  });

  it.each(['+52 55 1234 5678', '512-555-01889', '(512) 155-0188'])(
    'has no tap to call %s, which may be no US number',
    async (phone) => expect((await mailOf({ phone })).body).not.toContain('tel:'),
  );
});
