import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { atEnd } from '../../support/at-end';
import { startSmtpServer } from '../../support/smtp-server';
import { serveSite, toEmail, typed } from './serve';

/** Sends a request to the site. Returns the email that the shop gets. */
async function mailOf(words: object = {}, photos: readonly Blob[] = []) {
  const smtp = await startSmtpServer();
  atEnd(smtp.stop);
  const site = await serveSite({ email: { ...toEmail(smtp.url), from: 'Shop <site@shop.example>' } });
  await (photos.length > 0
    ? site.upload(photos)
    : site.send({ ...typed, ...words }, { 'Idempotency-Key': 'a1 <b2>' }));
  await expect.poll(() => smtp.emails.length).toBe(1);
  const { to = [], text = '' } = smtp.emails[0] ?? {};
  const [head = ''] = text.split('\n\n');
  const body = text.slice(head.length).replaceAll('=\n', '').replaceAll('=3D', '=');
  return { to, head, body, id: String(site.rows()[0]?.id) };
}

describe('the email about a request', () => {
  it('goes to the shop with every field, calls the visitor with a tap, and a reply goes to the visitor', async () => {
    const { to, head, body, id } = await mailOf();
    expect(to).toEqual(['owner@shop.example']);
    expect(head).toContain('Subject: Quote request from Maria Delgado, Residential Tinting');
    expect(head).toContain('Reply-To: Maria Delgado <maria@example.com>');
    expect(head).toContain('Message-ID: <a1b2@shop.example>');
    const lines = ['Name: Maria Delgado', 'Call: tel:+15125550188', 'Phone: 512.555.0188', typed.message];
    for (const line of [...lines, `show ${id.slice(0, 8)}`]) expect(body).toContain(line);
    expect(body).toMatch(/Received .* C[DS]T\./);
  });

  it('has the photos attached', async () => {
    const create = { width: 60, height: 40, channels: 3, background: 'teal' } as const;
    const photo = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
    const { head, body, id } = await mailOf({}, [photo, photo.slice(0, 10)]);
    expect(head).toContain(`Message-ID: <${id}@shop.example>`);
    expect(body).toMatch(/Content-Type: image\/jpeg; name=photo-1\.jpg/);
    expect(body).toContain('Content-Disposition: attachment; filename=photo-1.jpg');
    expect(body).toContain('Photos: 1, attached');
  });

  it('says if the request may be spam', async () => {
    expect((await mailOf({ leave_blank: 'x' })).head).toContain('Subject: [Spam?] Quote request from Maria');
  });

  it('keeps each answer on its line, and lets no visitor write a header or turn the text around', async () => {
    const name = 'Maria\r\nBcc: all@victim.example\r\n\r\nBuy now <x@y.example>';
    const phone = '5125550188\nEmail: No\u202e';
    const { to, head, body } = await mailOf({ name, phone, message: '.\r\n.\r\nRCPT TO:<b@victim.example>' });
    expect(to).toEqual(['owner@shop.example']);
    expect(head).not.toMatch(/^(Bcc|Cc|To: .*victim)/im);
    expect(body).toContain('\nPhone: 5125550188 Email: No\n');
    expect(body).toContain('RCPT TO:<b@victim.example>');
  });

  it.each(['+52 55 1234 5678', '512-555-01889', '(512) 155-0188'])(
    'has no tap to call %s, which may be no US number',
    async (phone) => expect((await mailOf({ phone })).body).not.toContain('tel:'),
  );
});
