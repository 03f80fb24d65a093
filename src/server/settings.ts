import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings, type Settings } from '../site/build/settings.ts';

/** How email is sent: the URL of the mail server, the recipients and the sender. */
export type EmailSettings = NonNullable<ReturnType<typeof toEmailSettings>>;

export type ServerSettings = ReturnType<typeof readServerSettings>;

/** A setting that the server cannot use, with its name, what is wrong and what to write. */
export class SettingError extends Error {
  readonly field: string;
  readonly wrong: string;
  readonly remedy: string;
  constructor(field: string, wrong: string, remedy: string) {
    super(`${wrong} ${remedy}`);
    this.field = field;
    this.wrong = wrong;
    this.remedy = remedy;
  }
}

const maxPort = 65_535;

/** A setting as a whole number, or `fallback` if it is not set. Throws a SettingError, as do the functions below. */
function toNumber(env: Settings, name: string, fallback: number, max = 999_999): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  if (/^\d{1,6}$/.test(text) && Number(text) <= max) return Number(text);
  const remedy = `Write a whole number up to ${max}, such as ${fallback}.`;
  throw new SettingError(name, `${name} is "${text}".`, remedy);
}

function toUrl(env: Settings, name: string, protocols: RegExp, example: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.hostname && protocols.test(url.protocol)) return text;
  throw new SettingError(name, `${name} is not a usable URL.`, `Write one such as ${example}.`);
}

/** SMTP_URL, or a URL made of SMTP_HOST, SMTP_PORT, SMTP_USER and SMTP_PASS. */
function toMailServer(env: Settings): string | undefined {
  const url = toUrl(env, 'SMTP_URL', /^smtps?:$/, 'smtp://user:password@smtp.example.com:587');
  const host = env.SMTP_HOST?.trim();
  if (url || !host) return url;
  if (!/^(?:[^\s:/@?#[\]]+|\[[\da-f:.]+\])$/i.test(host))
    throw new SettingError(
      'SMTP_HOST',
      'SMTP_HOST is not the name of a server.',
      'Write just the name, such as smtp.example.com, and the port in SMTP_PORT.',
    );
  if (env.SMTP_PASS && !env.SMTP_USER)
    throw new SettingError(
      'SMTP_USER',
      'SMTP_PASS needs SMTP_USER.',
      'Write the user name of the mail account.',
    );
  const port = toNumber(env, 'SMTP_PORT', 587, maxPort);
  const login = env.SMTP_USER
    ? [env.SMTP_USER, env.SMTP_PASS ?? ''].map(encodeURIComponent).join(':') + '@'
    : '';
  return `${port === 465 ? 'smtps' : 'smtp'}://${login}${host}:${port}`;
}

/** One or more email addresses, separated by commas. Each may have a name: `Shop <me@example.com>`. */
function toRecipients(env: Settings, name: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const parts = text.replace(/"[^"]*"/g, '').split(',');
  if (parts.every((part) => /[^\s@<>]@[^\s@<>]/.test(part))) return text;
  throw new SettingError(
    name,
    `${name} is "${text}", which is not an email address.`,
    'Write one such as owner@example.com.',
  );
}

/** The first of several addresses. A name in quotes may contain a comma: `"Lee, Ann" <ann@example.com>`. */
const toFirst = (addresses: string) => /^(?:"[^"]*"|[^,])*/.exec(addresses)?.[0];

/** The sender: a single address, because mail servers refuse several. Defaults to the first recipient. */
function toSender(env: Settings, to = ''): string | undefined {
  const from = toRecipients(env, 'QUOTES_MAIL_FROM');
  if (!from || from === toFirst(from)) return from ?? toFirst(to);
  throw new SettingError(
    'QUOTES_MAIL_FROM',
    `QUOTES_MAIL_FROM is "${from}", which is not one email address.`,
    'Write one such as owner@example.com.',
  );
}

function toEmailSettings(env: Settings) {
  const server = toMailServer(env);
  const to = toRecipients(env, 'QUOTES_MAIL_TO');
  const from = toSender(env, to);
  if (!server && !to) return undefined;
  if (!server)
    throw new SettingError(
      'QUOTES_MAIL_TO',
      'QUOTES_MAIL_TO needs SMTP_URL.',
      'Write the server that sends the email.',
    );
  const serverSetting = env.SMTP_URL ? 'SMTP_URL' : 'SMTP_HOST';
  if (!to || !from)
    throw new SettingError(
      serverSetting,
      `${serverSetting} needs QUOTES_MAIL_TO.`,
      'Write the address that gets the requests.',
    );
  return { server, to, from };
}

function toDatabaseFile(file: string): string {
  if (!existsSync(file) || !statSync(file).isDirectory()) return file;
  const remedy = `Name a file in it, such as ${join(file, 'quotes.db')}.`;
  throw new SettingError('QUOTES_DATA', `QUOTES_DATA is "${file}", which is a folder.`, remedy);
}

/** The URL of the webhook. `fetch` refuses one with a user name or password. */
function toWebhook(env: Settings): string | undefined {
  const url = toUrl(env, 'QUOTES_WEBHOOK_URL', /^https?:$/, 'https://hooks.example.com/quotes');
  if (!url) return undefined;
  const { username, password } = new URL(url);
  if (!username && !password) return url;
  throw new SettingError(
    'QUOTES_WEBHOOK_URL',
    'QUOTES_WEBHOOK_URL contains a user name or password, which is not supported.',
    'Put a key into its path or query, such as https://hooks.example.com/quotes?key=a1b2c3.',
  );
}

/**
 * Throws for a comment after a value, which systemd and Docker take as part of it, and for quotes around a value, which
 * Docker keeps.
 */
function refuseCommentsAndQuotes(env: Settings) {
  for (const [name, value = ''] of Object.entries(env)) {
    if (!/^(?:SMTP_|QUOTES_|PORT$|HOST$)/.test(name)) continue;
    if (name !== 'SMTP_PASS' && /\s#(?:\s|$)/.test(value))
      throw new SettingError(
        name,
        `${name} has a comment after its value.`,
        'Write the comment on a line of its own.',
      );
    const note =
      name === 'SMTP_PASS' ? ' If they belong to the password, write it in SMTP_URL, with %22 for ".' : '';
    if (/^(["']).*\1$/.test(value.trim()))
      throw new SettingError(
        name,
        `${name} has quotes around its value.`,
        `Write it without them, because Docker takes them as part of the value.${note}`,
      );
  }
}

export function readServerSettings(env: Settings) {
  refuseCommentsAndQuotes(env);
  const proxy = env.QUOTES_PROXY?.trim() || '0';
  if (!/^[01]$/.test(proxy))
    throw new SettingError('QUOTES_PROXY', `QUOTES_PROXY is "${proxy}".`, 'Write 1 behind a proxy, or 0.');
  return {
    site: resolve(env.SITE_DIR || 'dist'),
    port: toNumber(env, 'PORT', 4321, maxPort),
    /** Host name or IP to listen on. Undefined for all. */
    host: env.HOST || undefined,
    databaseFile: toDatabaseFile(env.QUOTES_DATA?.trim() || 'data/quotes.db'),
    email: toEmailSettings(env),
    webhook: toWebhook(env),
    /** Requests that one visitor may send in ten minutes. 0 for no limit. */
    requestsPerTenMinutes: toNumber(env, 'QUOTES_RATE', 30),
    /** Days after which requests are deleted. 0 for never. */
    keepDays: toNumber(env, 'QUOTES_KEEP_DAYS', 730),
    /** Megabytes for all photos together. Once they are used, requests are stored without photos. */
    photoMegabytes: toNumber(env, 'QUOTES_PHOTO_MB', 500),
    /** Whether visitors come through a proxy on another machine, which names their IP. */
    hasProxy: proxy === '1',
  };
}

/** The settings of the environment. The `.env` files add those that the environment lacks. */
export const loadServerSettings = (): ServerSettings => readServerSettings(readSettings());
