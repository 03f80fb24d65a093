import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/site/build/settings';
import { stagingIn } from '../../src/site/build/staging';
import { makeFolder } from '../support/at-end';
import { ownSettings, settingProblems } from '../../src/content-check/settings-rule';

const root = makeFolder();
const write = (name: string, text: string) => writeFileSync(join(root, name), text);

write('.env', '\ufeffSMTP_HOST=a\r\n# QUOTE_ENDPOINT=no\nQUOTE_ENDPOINT=https://a.com/q\nPORT=1\nHOST=""\n');
write('.env.local', 'SMTP_HOST=b\nPORT= \n');
write('.env.production', 'export SMTP_HOST=c\n');
write('.env.development', 'SMTP_HOST=d\n');

it('settings come from every .env file: later files override earlier ones, and the environment overrides all', () => {
  const rest = { QUOTE_ENDPOINT: 'https://a.com/q', PORT: '1' };
  const settings = readSettings(root, { QUOTES_RATE: '5', QUOTE_ENDPOINT: '' });
  expect(settings).toEqual({ ...rest, SMTP_HOST: 'c', QUOTES_RATE: '5' });
  expect(readSettings(root, { SMTP_HOST: 'e' }).SMTP_HOST).toBe('e');
  expect(readSettings(root, { NODE_ENV: 'development' }).SMTP_HOST).toBe('d');
});

it('settings come from a file that PowerShell wrote, in UTF-16', () => {
  const folder = makeFolder();
  writeFileSync(join(folder, '.env'), '\ufeffQUOTE_DELIVERY=server\r\n', 'utf16le');
  expect(readSettings(folder, {})).toEqual({ QUOTE_DELIVERY: 'server' });
});

const fieldsOf = (settings: Record<string, string>) =>
  settingProblems(root, settings).map(({ field }) => field);

it.each([
  [{ STAGING: 'on' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, false],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy', STAGING: 'off' }, false],
  [{ CONTEXT: 'branch-deploy' }, false],
])('a site counts as staging with %o is %s', (settings, isStaging) =>
  expect(stagingIn(settings)).toBe(isStaging),
);

it('env.example means the same to systemd and Docker, which read a line to its end, as to Node', () => {
  const lines = readFileSync('env.example', 'utf8').match(/(?<=^# )[A-Z_]+=.*/gm) ?? [];
  expect(lines.length).toBeGreaterThan(10);
  const toTheEnd = new Map(lines.map((line) => [line.replace(/=.*/, ''), line.replace(/.*?=/, '')]));
  expect(parseEnv(lines.join('\n'))).toEqual(Object.fromEntries(toTheEnd));
});

it('env.example names every setting of the site', () => {
  const named = readFileSync('env.example', 'utf8').match(/\b(?:QUOTES?|SMTP|PUBLIC|EDITOR)_[A-Z_]+/g);
  expect(new Set(named)).toEqual(new Set(ownSettings));
});

describe('settings that are refused', () => {
  const own = { QUOTE_DELIVERY: 'server' };
  it.each([
    [{ STAGING: 'yes' }, 'STAGING'],
    [{ QUOTE_PHOTOS: 'none' }, 'QUOTE_PHOTOS'],
    [
      { PUBLIC_ANALYTICS_ID: 'hilltint.com', PUBLIC_ANALYTICS_URL: 'counts.hilltint.com' },
      'PUBLIC_ANALYTICS_URL',
    ],
    [{ EDITOR_REPOSITORY: 'https://github.com/shop/site' }, 'EDITOR_REPOSITORY'],
    [{ QUOTE_DELIVERY: 'mail' }, 'QUOTE_DELIVERY'],
    [{ QUOTE_DELIVERY: 'endpoint' }, 'QUOTE_ENDPOINT'],
    [{ QUOTE_DELIVERY: 'endpoint', QUOTE_ENDPOINT: 'https://formspree.io/f/your-form' }, 'QUOTE_ENDPOINT'],
    [
      { ...own, SMTP_URL: 'smtp://user:password@smtp.hilltint.com:587', QUOTES_MAIL_TO: 'hi@hilltint.com' },
      'SMTP_URL',
    ],
    [{ SMTP_HOST: 'smtp.hilltint.com', QUOTES_MAIL_TO: 'hi@hilltint.com' }, 'QUOTE_DELIVERY'],
    [{ PUBLIC_ANALYTICS_ID: 'G-XXXXXXXXXX' }, 'PUBLIC_ANALYTICS_ID'],
  ])('%o is refused at %s', (settings, field) => {
    expect(fieldsOf(settings)).toEqual([field]);
  });

  it('are none of those that a shop would write', () => {
    const mail = { SMTP_URL: 'smtp://me:se%3Acret@smtp.hilltint.com', QUOTES_MAIL_TO: 'hi@hilltint.com' };
    const endpoint = { QUOTE_DELIVERY: 'endpoint', QUOTE_ENDPOINT: 'https://formspree.io/f/mqkrwyyz' };
    const analytics = { PUBLIC_ANALYTICS_ID: 'b59e9c65-ae32-47f1-8400-119fcf4861c4' };
    for (const settings of [{}, { ...own, ...mail }, endpoint, analytics])
      expect(fieldsOf(settings)).toEqual([]);
  });

  it('are a form without delivery on a build machine, unless console is set explicitly', () => {
    for (const name of ['CI', 'NETLIFY']) {
      const [problem] = settingProblems(root, { [name]: 'true' });
      expect(problem).toMatchObject({ field: 'QUOTE_DELIVERY' });
      expect(problem?.remedy).toContain('content-docs/get-quotes-by-email.md');
      expect(fieldsOf({ [name]: 'true', QUOTE_DELIVERY: 'console' })).toEqual([]);
    }
  });

  it('are refused with file and line, without showing a password', () => {
    write(
      '.env.local',
      '\nSMTP_URL=smtp://me:secret@smtp.example.com\nQUOTES_MAIL_TO=hi@hilltint.com\nQUOTE_DELIVERY=server\n',
    );
    const [problem] = settingProblems(root, readSettings(root, {}));
    expect(problem).toMatchObject({ file: '.env.local', line: 2, field: 'SMTP_URL' });
    expect(JSON.stringify(problem)).not.toContain('secret');
  });

  it.each([
    ['QUOTES_DELIVERY', 'QUOTE_DELIVERY'],
    ['SMPT_HOST', 'SMTP_HOST'],
    ['SMTP_ENCRYPTION', 'env.example'],
  ])('%s in .env is unknown, and the message suggests %s', (name, close) => {
    const folder = makeFolder();
    writeFileSync(join(folder, '.env'), `BUILD_HOOK=a\n${name}=b\n`);
    const problems = settingProblems(folder, {}).filter(({ field }) => field === name);
    const remedy = expect.stringContaining(close) as string;
    expect(problems).toMatchObject([{ file: '.env', line: 2, remedy }]);
  });

  it('are not in .env.txt, as Notepad names it', () => {
    const folder = makeFolder();
    writeFileSync(join(folder, '.env.txt'), 'QUOTE_DELIVERY=server\n');
    const remedy = expect.stringContaining('Rename it to just .env') as string;
    expect(settingProblems(folder, {})).toMatchObject([{ file: '.env.txt', remedy }]);
  });
});
