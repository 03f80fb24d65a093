import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { readSettings, type Settings } from '../site/build/settings.ts';

// Each message is the remedy. No message has a value, which may contain a password.
const ownLine = 'Write the comment on a line of its own.';
const noQuotes =
  'Write it without the quotes around it, which Docker takes as part of the value. If they belong to a password, write %22 for each in SMTP_URL.';
/** A value without what systemd or Docker take as part of it: quotes around it, and a comment after it. */
const text = z
  .string()
  .trim()
  .regex(/^(?!(["']).*\1$)/, noQuotes);
const word = text.regex(/^(?!.*\s#(?:\s|$))/, ownLine);

function number(fallback: number, max = 999_999) {
  const error = `Write a whole number up to ${max}, such as ${fallback}.`;
  const digits = word.regex(/^\d{1,6}$/, error).transform(Number);
  return digits.pipe(z.number().max(max, error)).default(fallback);
}

/** Whether a text is an email address, perhaps with a name: `Shop <me@example.com>`. */
const isAddress = (value: string) => /^[^,]*[^\s@<>]@[^\s@<>][^,]*$/.test(value.replace(/"[^"]*"/g, ''));
/** The parts of a list. A name in quotes may contain a comma: `"Lee, Ann" <ann@example.com>`. */
const toParts = (list: string) => list.match(/(?:"[^"]*"|[^,])+/g) ?? [];

const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory();
const webhookError = 'Write a URL such as https://hooks.example.com/quotes.';
const smtpError = 'Write a URL such as smtp://user:password@smtp.example.com:587.';

/** The settings of the server by their names, as `env.example` explains them, and what is right for each. */
export const serverSettingsSchema = z
  .object({
    SITE_DIR: z.string().default('dist'),
    PORT: number(4321, 65_535),
    HOST: word.optional(),
    QUOTES_DATA: word
      .refine((file) => !isFolder(file), 'It is a folder. Name a file in it, such as data/quotes.db.')
      .default('data/quotes.db'),
    QUOTES_RATE: number(30),
    QUOTES_KEEP_DAYS: number(730),
    QUOTES_PHOTO_MB: number(500),
    QUOTES_PROXY: z.enum(['0', '1'], 'Write 1 behind a proxy with a public address, or 0.').default('0'),
    QUOTES_WEBHOOK_URL: word
      .pipe(z.url({ protocol: /^https?$/, hostname: /./, error: webhookError }))
      .refine(
        (url) => !/\/\/[^/]*@/.test(url),
        'It has a user name or password. Put a key into its path or query instead.',
      )
      .optional(),
    QUOTES_MAIL_TO: word
      .refine((list) => toParts(list).every(isAddress), 'Write an email address such as owner@example.com.')
      .optional(),
    QUOTES_MAIL_FROM: word.refine(isAddress, 'Write one email address such as site@example.com.').optional(),
    SMTP_URL: word.pipe(z.url({ protocol: /^smtps?$/, hostname: /./, error: smtpError })).optional(),
    SMTP_HOST: word
      .regex(
        /^(?:[^\s:/@?#[\]]+|\[[\da-f:.]+\])$/i,
        'Write just the name of the mail server, and its port in SMTP_PORT.',
      )
      .optional(),
    SMTP_PORT: number(587, 65_535),
    SMTP_USER: text.optional(),
    SMTP_PASS: text.optional(),
  })
  .check(({ value, issues }) => {
    const { SMTP_URL, SMTP_HOST, SMTP_USER, SMTP_PASS, QUOTES_MAIL_TO } = value;
    const need = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], input: value, message });
    if (SMTP_PASS && !SMTP_USER)
      need('SMTP_USER', 'Write the user name of the mail account, which SMTP_PASS needs.');
    if (QUOTES_MAIL_TO && !SMTP_URL && !SMTP_HOST)
      need('SMTP_URL', 'Write the mail server that sends the email to QUOTES_MAIL_TO.');
    if ((SMTP_URL || SMTP_HOST) && !QUOTES_MAIL_TO)
      need('QUOTES_MAIL_TO', 'Write the address that gets the requests, which a mail server needs.');
  });

/** The settings of the server, from `.env` and the environment. Throws with the first that cannot be used and the remedy. */
export function readServerSettings(settings: Settings = readSettings()) {
  const { data: env, error } = serverSettingsSchema.safeParse(settings);
  const [issue] = error?.issues ?? [];
  if (!env) {
    const name = String(issue?.path[0]);
    throw new Error(`${name} ${settings[name] ? 'cannot be used' : 'is missing'}. ${issue?.message ?? ''}`);
  }
  const { SMTP_HOST = '', SMTP_PORT, SMTP_USER, SMTP_PASS = '', QUOTES_MAIL_TO: to } = env;
  const login = SMTP_USER ? `${encodeURIComponent(SMTP_USER)}:${encodeURIComponent(SMTP_PASS)}@` : '';
  const inParts = `${SMTP_PORT === 465 ? 'smtps' : 'smtp'}://${login}${SMTP_HOST}:${SMTP_PORT}`;
  const server = env.SMTP_URL ?? inParts;
  return {
    site: resolve(env.SITE_DIR),
    port: env.PORT,
    host: env.HOST,
    databaseFile: env.QUOTES_DATA,
    email: to ? { server, to, from: env.QUOTES_MAIL_FROM ?? toParts(to)[0] ?? to } : undefined,
    webhook: env.QUOTES_WEBHOOK_URL,
    requestsPerTenMinutes: env.QUOTES_RATE,
    keepDays: env.QUOTES_KEEP_DAYS,
    photoMegabytes: env.QUOTES_PHOTO_MB,
    hasProxy: env.QUOTES_PROXY === '1',
  };
}
export type ServerSettings = ReturnType<typeof readServerSettings>;
export type EmailSettings = NonNullable<ServerSettings['email']>;
