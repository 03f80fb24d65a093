import { describe, expect, it } from 'vitest';
import { readServerSettings } from '../../../src/server/settings';

describe('the settings of the server', () => {
  it('are all optional', () => {
    expect(readServerSettings({})).toMatchObject({
      port: 4321,
      databaseFile: 'data/quotes.db',
      email: undefined,
      webhook: undefined,
      requestsPerTenMinutes: 30,
      keepDays: 730,
      hasProxy: false,
    });
  });

  it('take a mail server as a URL or in parts', () => {
    const whole = { SMTP_URL: 'smtps://me:a%40b@smtp.example.com:465', QUOTES_MAIL_TO: 'me@example.com' };
    const parts = { SMTP_HOST: 'smtp.example.com', SMTP_PORT: '465', SMTP_USER: 'me', SMTP_PASS: 'a@b' };
    const { email } = readServerSettings(whole);
    expect(email).toEqual({ server: whole.SMTP_URL, to: 'me@example.com', from: 'me@example.com' });
    expect(readServerSettings({ ...parts, QUOTES_MAIL_TO: 'me@example.com' }).email).toEqual(email);
  });

  it.each([
    ['a@example.com, b@example.com', 'a@example.com'],
    ['"Smith, Jo" <jo@example.com>, b@example.com', '"Smith, Jo" <jo@example.com>'],
  ])('send email to %s from one of them', (to, from) => {
    const env = { SMTP_URL: 'smtp://x.example', QUOTES_MAIL_TO: to };
    expect(readServerSettings(env).email).toMatchObject({ to, from });
  });

  it.each([
    [{ PORT: 'high' }, 'PORT'],
    [{ PORT: '99999' }, 'PORT is "99999". Write a whole number up to 65535'],
    [{ QUOTES_RATE: '-1' }, 'QUOTES_RATE'],
    [{ QUOTES_KEEP_DAYS: '1.5' }, 'QUOTES_KEEP_DAYS'],
    [{ QUOTES_WEBHOOK_URL: 'hooks' }, 'QUOTES_WEBHOOK_URL'],
    [{ QUOTES_WEBHOOK_URL: 'file:///etc' }, 'QUOTES_WEBHOOK_URL'],
    [{ SMTP_URL: 'https://x.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://x.example' }, 'QUOTES_MAIL_TO'],
    [{ QUOTES_MAIL_TO: 'me@example.com' }, 'SMTP_URL'],
    [{ SMTP_HOST: 'smtp.example.com' }, 'SMTP_HOST needs QUOTES_MAIL_TO'],
    [{ SMTP_URL: 'smtp://', QUOTES_MAIL_TO: 'me@example.com' }, 'SMTP_URL'],
    [
      { SMTP_URL: 'smtp://x.example', QUOTES_MAIL_TO: 'me.example.com' },
      'QUOTES_MAIL_TO is "me.example.com"',
    ],
    [{ SMTP_URL: 'smtp://x.example', QUOTES_MAIL_TO: 'me@example.com, Nora' }, 'not an email address'],
    [
      {
        SMTP_URL: 'smtp://x.example',
        QUOTES_MAIL_TO: 'me@example.com',
        QUOTES_MAIL_FROM: 'a@example.com, b@example.com',
      },
      'QUOTES_MAIL_FROM is "a@example.com, b@example.com", which is not one email address.',
    ],
    [{ SMTP_HOST: 'smtp.example.com:465', QUOTES_MAIL_TO: 'me@example.com' }, 'SMTP_HOST'],
    [{ SMTP_HOST: 'smtps://smtp.example.com', QUOTES_MAIL_TO: 'me@example.com' }, 'SMTP_HOST'],
    [
      { SMTP_HOST: 'smtp.example.com', SMTP_PASS: 'secret', QUOTES_MAIL_TO: 'me@example.com' },
      'SMTP_PASS needs SMTP_USER',
    ],
    [{ QUOTES_PROXY: 'yes' }, 'QUOTES_PROXY'],
    [
      { QUOTES_DATA: 'src' },
      'QUOTES_DATA is "src", which is a folder. Name a file in it, such as src/quotes.db.',
    ],
    [{ QUOTES_DATA: 'quotes.db   # the requests' }, 'QUOTES_DATA'],
    [
      { QUOTES_DATA: '"data/quotes.db"' },
      'QUOTES_DATA has quotes around its value. Write it without them, because Docker takes them as part of the value.',
    ],
    [{ SMTP_HOST: "'smtp.example.com'", QUOTES_MAIL_TO: 'me@example.com' }, 'SMTP_HOST has quotes'],
    [
      { SMTP_PASS: '"abc"' },
      'SMTP_PASS has quotes around its value. Write it without them, because Docker takes them as part of the value. If they belong to the password, write it in SMTP_URL, with %22 for ".',
    ],
    [
      { QUOTES_WEBHOOK_URL: 'https://me:secret@hooks.example.com/quotes' },
      'QUOTES_WEBHOOK_URL contains a user name or password, which is not supported. Put a key into its path or query, such as https://hooks.example.com/quotes?key=a1b2c3.',
    ],
  ])('are named when they are wrong: %o', (env, name) => expect(() => readServerSettings(env)).toThrow(name));

  it('are named without the password', () => {
    for (const env of [
      { SMTP_URL: 'http://me:secret@x.example' },
      { SMTP_HOST: 'me:secret@x.example' },
      { QUOTES_WEBHOOK_URL: 'https://me:secret@x.example' },
      { SMTP_URL: '"smtp://me:secret@x.example"' },
    ])
      expect(() => readServerSettings(env)).toThrow(/^(?!.*secret)/);
  });
});
