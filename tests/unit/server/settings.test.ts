import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '@/site/build/settings';
import { readServerSettings } from '../../../src/server/settings';
import { makeFolder } from '../../support/at-end';

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
    [{ PORT: '99999' }, 'PORT cannot be used. Write a whole number up to 65535'],
    [{ QUOTES_RATE: '5O' }, 'QUOTES_RATE cannot be used. Write a whole number'],
    [{ QUOTES_RATE: '0x10' }, 'QUOTES_RATE cannot be used. Write a whole number'],
    [{ PORT: '4321 # the web' }, 'Write the comment on a line of its own.'],
    [{ QUOTES_WEBHOOK_URL: 'hooks' }, 'QUOTES_WEBHOOK_URL cannot be used. Write a URL such as https://'],
    [{ QUOTES_WEBHOOK_URL: 'https://me:secret@x.example/' }, 'Put a key into its path or query instead.'],
    [{ QUOTES_WEBHOOK_URL: 'https://:secret@x.example/' }, 'Put a key into its path or query instead.'],
    [{ SMTP_URL: 'http://me:secret@x.example' }, 'SMTP_URL cannot be used. Write a URL such as smtp://'],
    [{ SMTP_URL: 'smtp://x.example' }, 'QUOTES_MAIL_TO is missing. Write the address'],
    [{ QUOTES_MAIL_TO: 'me@example.com' }, 'SMTP_URL is missing. Write the mail server that sends'],
    [{ QUOTES_MAIL_TO: 'me@example.com, Nora' }, 'QUOTES_MAIL_TO cannot be used. Write an email address'],
    [{ QUOTES_MAIL_FROM: 'a@example.com, b@example.com' }, 'Write one email address'],
    [{ SMTP_HOST: 'me:secret@smtp.example.com' }, 'SMTP_HOST cannot be used. Write just the name'],
    [{ SMTP_HOST: 'smtp.example.com', SMTP_PASS: 'secret' }, 'SMTP_USER is missing. Write the user name'],
    [{ QUOTES_PROXY: 'yes' }, 'QUOTES_PROXY cannot be used. Write 1 behind a proxy'],
    [{ QUOTES_DATA: 'src' }, 'QUOTES_DATA cannot be used. It is a folder. Name a file in it'],
    [{ QUOTES_DATA: 'quotes.db   # the requests' }, 'Write the comment on a line of its own.'],
    [{ SMTP_PASS: '"secret"' }, 'SMTP_PASS cannot be used. Write it without the quotes around it'],
  ])('are named with the remedy, and no password, when they are wrong: %o', (env, words) => {
    expect(() => readServerSettings(env)).toThrow(words);
    expect(() => readServerSettings(env)).toThrow(/^(?!.*secret)/);
  });

  it.each([
    ['SMTP_PASS=abc#def', 'abc#def'],
    ["SMTP_PASS=it's#1", "it's#1"],
    ['SMTP_PASS=#abc', '#abc'],
    ['SMTP_PASS = a#b', 'a#b'],
    ['SMTP_PASS="abc # def"', 'abc # def'],
    ['SMTP_PASS=abc # the password', 'abc'],
  ])('mean in .env what systemd and Docker read: %s', (line, value) => {
    const folder = makeFolder();
    writeFileSync(join(folder, '.env'), `PORT=1\n${line}\nHOST=x\n`);
    expect(readSettings(folder, {})).toEqual({ PORT: '1', SMTP_PASS: value, HOST: 'x' });
  });
});
