import { describe, expect, it } from 'vitest';
import { readServerSettings } from '../../../src/server/settings';

describe('the settings of the server', () => {
  it('are all optional', () => {
    const defaults = { port: 4321, databaseFile: 'data/quotes.db', requestsPerTenMinutes: 30, keepDays: 730 };
    expect(readServerSettings({})).toMatchObject({ ...defaults, email: undefined, webhook: undefined });
  });

  it('take a mail server as a URL or in parts, and send from the first of several addresses', () => {
    const whole = { SMTP_URL: 'smtps://me:a%40b@smtp.example.com:465' };
    const parts = { SMTP_HOST: 'smtp.example.com', SMTP_PORT: '465', SMTP_USER: 'me', SMTP_PASS: 'a@b' };
    const from = '"Smith, Jo" <jo@example.com>';
    const QUOTES_MAIL_TO = `${from}, b@example.com`;
    for (const env of [whole, parts])
      expect(readServerSettings({ ...env, QUOTES_MAIL_TO }).email).toEqual({
        server: whole.SMTP_URL,
        to: QUOTES_MAIL_TO,
        from,
      });
  });

  it.each([
    [{ PORT: '99999' }, 'PORT is "99999". Write a whole number up to 65535'],
    [{ QUOTES_WEBHOOK_URL: 'hooks' }, 'QUOTES_WEBHOOK_URL is not a usable URL. Write one such as https://'],
    [{ SMTP_URL: 'http://me:secret@x.example' }, 'SMTP_URL is not a usable URL. Write one such as smtp://'],
    [{ SMTP_URL: 'smtp://x.example' }, 'SMTP_URL needs QUOTES_MAIL_TO. Write the address'],
    [{ QUOTES_MAIL_TO: 'me@example.com, Nora' }, 'is not an email address. Write one such as'],
    [
      { SMTP_HOST: 'me:secret@smtp.example.com' },
      'SMTP_HOST is not the name of a server. Write just the name',
    ],
    [{ QUOTES_PROXY: 'yes' }, 'QUOTES_PROXY is "yes". Write 1 behind a proxy, or 0.'],
    [{ QUOTES_DATA: 'src' }, 'QUOTES_DATA is "src", which is a folder. Name a file in it'],
    [
      { QUOTES_DATA: 'quotes.db   # the requests' },
      'QUOTES_DATA has a comment after its value. Write the comment',
    ],
    [{ SMTP_PASS: '"secret"' }, 'SMTP_PASS has quotes around its value. Write it without them'],
  ])('are named with the remedy, and no password, when they are wrong: %o', (env, words) => {
    expect(() => readServerSettings(env)).toThrow(words);
    expect(() => readServerSettings(env)).toThrow(/^(?!.*secret)/);
  });
});
