import { resolve } from 'node:path';
import { readSettings, type Settings } from '../site/build/settings.ts';

/** How mails leave: a server as `smtp://user:password@host:port`, and the two addresses. */
export interface MailSettings {
  server: string;
  to: string;
  from: string;
}

/** What the server is told by its environment. */
export interface ServerSettings {
  /** Folder of the built site. */
  site: string;
  port: number;
  /** Address to listen at; undefined for all. */
  host: string | undefined;
  /** File of the requests. */
  data: string;
  mail: MailSettings | undefined;
  webhook: string | undefined;
  /** Requests that one address may send in ten minutes; 0 for any number. */
  rate: number;
  /** Days after which requests are deleted; 0 for never. */
  keepDays: number;
  /** Whether visitors come through a proxy on another machine, which names their address. */
  hasProxy: boolean;
}

function toNumber(env: Settings, name: string, usual: number): number {
  const text = env[name]?.trim();
  if (!text) return usual;
  if (!/^\d{1,6}$/.test(text))
    throw new Error(`${name} is "${text}". Write a whole number, such as ${usual}.`);
  return Number(text);
}

function toUrl(env: Settings, name: string, protocols: RegExp, example: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.test(new URL(text).protocol)) return text;
  throw new Error(`${name} is not an address that can be used. Write one such as ${example}.`);
}

/** The server of mails: its address as a whole, or put together from its parts. */
function toMailServer(env: Settings): string | undefined {
  const whole = toUrl(env, 'SMTP_URL', /^smtps?:$/, 'smtp://user:password@smtp.example.com:587');
  if (whole ?? !env.SMTP_HOST) return whole;
  const port = toNumber(env, 'SMTP_PORT', 587);
  const login = env.SMTP_USER
    ? [env.SMTP_USER, env.SMTP_PASS ?? ''].map(encodeURIComponent).join(':') + '@'
    : '';
  return `${port === 465 ? 'smtps' : 'smtp'}://${login}${env.SMTP_HOST}:${port}`;
}

function toMail(env: Settings): MailSettings | undefined {
  const server = toMailServer(env);
  const to = env.QUOTES_MAIL_TO?.trim();
  const from = env.QUOTES_MAIL_FROM?.trim() || to;
  if (!server && !to) return undefined;
  if (!server) throw new Error('QUOTES_MAIL_TO needs SMTP_URL, the server that takes the mail.');
  if (!to || !from) throw new Error('SMTP_URL needs QUOTES_MAIL_TO, the address that gets the requests.');
  return { server, to, from };
}

/** Reads the settings; a wrong one throws a sentence that names it. */
export function readServerSettings(env: Settings): ServerSettings {
  return {
    site: resolve(env.SITE_DIR || 'dist'),
    port: toNumber(env, 'PORT', 4321),
    host: env.HOST || undefined,
    data: env.QUOTES_DATA || 'data/quotes.db',
    mail: toMail(env),
    webhook: toUrl(env, 'QUOTES_WEBHOOK_URL', /^https?:$/, 'https://hooks.example.com/quotes'),
    rate: toNumber(env, 'QUOTES_RATE', 30),
    keepDays: toNumber(env, 'QUOTES_KEEP_DAYS', 0),
    hasProxy: env.QUOTES_PROXY === '1',
  };
}

/** The settings of the environment, and of the `.env` files where the environment is silent. */
export const loadServerSettings = (): ServerSettings => readServerSettings(readSettings());
