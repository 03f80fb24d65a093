import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readServerSettings, SettingError } from '../server/settings.ts';
import { collectorOf } from '../site/build/analytics.ts';
import {
  deliveries,
  findSetting,
  oldDeliveries,
  ownSettings,
  readSettings,
  type Settings,
} from '../site/build/settings.ts';
import { nearest, type Problem } from './problem.ts';

const isUrl = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const isSwitch = (value: string) => /^(?:on|off)$/.test(value);

/** What a setting may hold, and what to write there. */
const rules: Record<string, [isRight: (value: string) => unknown, remedy: string]> = {
  QUOTE_DELIVERY: [(value) => deliveries.some((name) => name === value), `one of ${deliveries.join(', ')}`],
  QUOTE_ENDPOINT: [isUrl, 'the URL that your form provider gave you; it starts with https://'],
  QUOTE_ACCESS_KEY: [() => true, 'the key of your form provider'],
  QUOTE_PHOTOS: [isSwitch, 'off for a form without photos, or on'],
  STAGING: [isSwitch, 'on for a staging site, or off for the one that visitors and search engines find'],
  PRECOMPRESS: [isSwitch, 'on or off'],
  EDITOR_REPOSITORY: [
    (value) => /^[\w.-]+\/[\w.-]+$/.test(value),
    'owner and name as on GitHub, such as shop/site',
  ],
  PUBLIC_ANALYTICS_ID: [collectorOf, 'your domain as in Plausible, or the website ID of Umami'],
  PUBLIC_ANALYTICS_URL: [isUrl, 'the URL of your analytics service; it starts with https://'],
  SMTP_URL: [() => true, 'the mail server of your provider'],
  SMTP_HOST: [() => true, 'the mail server of your provider'],
  QUOTES_MAIL_TO: [() => true, 'the email address that gets the requests'],
  QUOTES_MAIL_FROM: [() => true, 'the email address that the emails come from'],
  QUOTES_WEBHOOK_URL: [() => true, 'the URL of your webhook'],
};

/** Values copied from instructions, such as you@example.com. */
const placeholder =
  /(?:^|[@./])example\.(?:com|net|org)\b|^(?:you|your[-_.]?\w*|user|name)@|\byour[-_ ]?(?:form|access|key|id|domain|host|server|account|e?-?mail|name)|[{}<>]|x{4,}|0{8}-0{4}|\/\/user:pass|formspree\.io\/f\/(?:abc|xyz|form|test)/i;
const reservedDomain = /\.(?:example|invalid)(?=[:/]|$)/i;

/** Environment variables that hosts and CI machines set. */
const hostVariables = 'CI NETLIFY CF_PAGES WORKERS_CI GITHUB_ACTIONS GITLAB_CI RENDER'.split(' ');

const seeDelivery = 'Recipe: content-docs/get-quotes-by-email.md.';

/** What is wrong with the settings of a build and of the quote server: the setting, what is wrong and the remedy. */
function* explain(settings: Settings): Generator<[field: string, wrong: string, remedy: string]> {
  const { QUOTE_DELIVERY: mode, QUOTE_ENDPOINT: endpoint } = settings;
  if (mode && oldDeliveries[mode])
    yield ['QUOTE_DELIVERY', `"${mode}" is no longer a delivery.`, oldDeliveries[mode]];
  for (const [field, [isRight, remedy]] of Object.entries(rules)) {
    const value = settings[field];
    // The .example domain of the sample shop may be the ID of its analytics.
    const isReserved = field !== 'PUBLIC_ANALYTICS_ID' && reservedDomain.test(value ?? '');
    // A URL may contain a password, which the message must not show: smtps://me:secret@host.
    const shown = value?.replace(/:[^:@/]*@/, ':…@') ?? '';
    if (value && (isReserved || placeholder.test(value) || !isRight(value)))
      yield [field, `"${shown}" cannot be used.`, `Write ${remedy}, or delete the line.`];
  }
  const host = hostVariables.find((name) => settings[name] && settings[name] !== 'false');
  const own = ownSettings.find((name) => /^(?:SMTP|QUOTES)_/.test(name) && settings[name]);
  const choose = `Choose how to deliver requests. If the form should send nothing, write console. ${seeDelivery}`;
  if (!mode && host)
    yield [
      'QUOTE_DELIVERY',
      `${host} is set, so a host builds this site, but its form would send nothing.`,
      choose,
    ];
  else if (!mode && own)
    yield ['QUOTE_DELIVERY', `${own} is for the quote server, but the form would not post to it.`, choose];
  if (!endpoint && mode === 'endpoint')
    yield ['QUOTE_ENDPOINT', 'endpoint needs a URL.', `Write it. ${seeDelivery}`];
  try {
    readServerSettings(settings);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    yield [error.field, error.wrong, error.remedy];
  }
}

/** Problems in the settings of the project at `root`. The build and the doctor refuse such settings. */
export function settingProblems(root = '.', settings = readSettings(root)): Problem[] {
  const known: readonly string[] = ownSettings;
  const unknown = Object.keys(readSettings(root, {}))
    .filter((name) => /^(?:QUOTES?|SM[TP]{2}|PUBLIC_ANALYTICS|EDITOR)_/i.test(name) && !known.includes(name))
    .map((name): [string, string, string] => {
      const remedy = `Write ${nearest(name, known) ?? 'one of the settings in env.example'}, or delete the line.`;
      return [name, `There is no setting called ${name}.`, remedy];
    });
  // One message for each setting.
  const found = new Map([...explain(settings), ...unknown].toReversed().map((each) => [each[0], each]));
  const problems = [...found.values()].map(([field, wrong, remedy]) => ({
    ...findSetting(field, root, settings),
    field,
    wrong,
    remedy,
  }));
  const isMisnamed = existsSync(join(root, '.env.txt')) && !existsSync(join(root, '.env'));
  const remedy =
    'Rename it to just .env. Windows hides the ending until you choose View, File name extensions.';
  return isMisnamed
    ? [
        {
          file: '.env.txt',
          line: 0,
          field: '',
          wrong: 'The site does not read a file with this name.',
          remedy,
        },
        ...problems,
      ]
    : problems;
}
