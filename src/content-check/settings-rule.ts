import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverSettingsSchema } from '../server/settings.ts';
import { collectorOf } from '../site/build/analytics.ts';
import {
  deliveries,
  findSetting,
  oldDeliveries,
  ownSettings,
  readSettings,
  type Settings,
} from '../site/build/settings.ts';
import { nearest, toProblem, type Problem } from './problem.ts';

const isUrl = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const isSwitch = (value: string) => /^(?:on|off)$/.test(value);

/** What some settings may hold, and what to write there. */
const rules: Record<string, [isRight: (value: string) => unknown, remedy: string]> = {
  QUOTE_DELIVERY: [(value) => deliveries.some((name) => name === value), `one of ${deliveries.join(', ')}`],
  QUOTE_ENDPOINT: [isUrl, 'the URL that your form provider gave you; it starts with https://'],
  QUOTE_PHOTOS: [isSwitch, 'off for a form without photos, or on'],
  STAGING: [isSwitch, 'on for a staging site, or off for the one that visitors and search engines find'],
  PRECOMPRESS: [isSwitch, 'on or off'],
  EDITOR_REPOSITORY: [(value) => /^[\w.-]+\/[\w.-]+$/.test(value), 'owner and name, such as shop/site'],
  PUBLIC_ANALYTICS_ID: [collectorOf, 'your domain as in Plausible, or the website ID of Umami'],
  PUBLIC_ANALYTICS_URL: [isUrl, 'the URL of your analytics service; it starts with https://'],
};

/** Values copied from instructions, such as you@example.com. */
const placeholder =
  /(?:^|[@./])example\.(?:com|net|org)\b|^(?:you|your[-_.]?\w*|user|name)@|\byour[-_ ]?(?:form|access|key|id|domain|host|server|account|e?-?mail|name)|[{}<>]|x{4,}|0{8}-0{4}|\/\/user:pass|formspree\.io\/f\/(?:abc|xyz|form|test)/i;

/** Environment variables that hosts and CI machines set. */
const hostVariables = 'CI NETLIFY CF_PAGES WORKERS_CI GITHUB_ACTIONS GITLAB_CI RENDER'.split(' ');

const seeDelivery = 'Recipe: content-docs/get-quotes-by-email.md.';

const looksOwn = /^(?:QUOTES?|SM[TP]{2}|PUBLIC_ANALYTICS|EDITOR)_/i;

/** What is wrong with settings, of which `names` are in files: the setting, what is wrong and the remedy. */
function* explain(settings: Settings, names: string[]): Generator<[field: string, text: string]> {
  const { QUOTE_DELIVERY: mode, QUOTE_ENDPOINT: endpoint } = settings;
  if (mode && oldDeliveries[mode])
    yield ['QUOTE_DELIVERY', `"${mode}" is no longer a delivery. Instead: ${oldDeliveries[mode]}`];
  for (const field of [...ownSettings, 'STAGING', 'PRECOMPRESS']) {
    const value = settings[field] ?? '';
    const [isRight, remedy] = rules[field] ?? [() => true, 'a value of your own'];
    // A URL may contain a password, which the message must not show: smtps://me:secret@host.
    const text = `"${value.replace(/:[^:@/]*@/, ':…@')}" cannot be used. Instead: Write ${remedy}, or delete the line. ${seeDelivery}`;
    if (value && (placeholder.test(value) || !isRight(value))) yield [field, text];
  }
  const setBy =
    hostVariables.find((name) => settings[name] && settings[name] !== 'false') ??
    ownSettings.find((name) => /^(?:SMTP|QUOTES)_/.test(name) && settings[name]);
  const unset = `${setBy ?? ''} is set, but the form of this build would send nothing. Instead: Choose how to deliver requests, or write console to send nothing. ${seeDelivery}`;
  if (!mode && setBy) yield ['QUOTE_DELIVERY', unset];
  const needed = `endpoint needs it. Instead: Write what your form provider gave you. ${seeDelivery}`;
  if (!endpoint && mode === 'endpoint') yield ['QUOTE_ENDPOINT', needed];
  for (const { path, message } of serverSettingsSchema.safeParse(settings).error?.issues ?? [])
    yield [String(path[0]), `It cannot be used. Instead: ${message}`];
  const known: readonly string[] = ownSettings;
  for (const name of names.filter((each) => looksOwn.test(each) && !known.includes(each))) {
    const close = nearest(name, known) ?? 'one of the settings in env.example';
    yield [name, `There is no setting called ${name}. Instead: Write ${close}, or delete the line.`];
  }
}

/** Problems in the settings of the project at `root`. The build and the doctor refuse such settings. */
export function settingProblems(root = '.', settings = readSettings(root)): Problem[] {
  // The first message for each setting.
  const found = new Map([...explain(settings, Object.keys(readSettings(root, {})))].toReversed());
  const problems = [...found].map(([field, text]) => {
    const { file, line } = findSetting(field, root, settings);
    return toProblem({ file, lineOf: () => line }, [[field], text]);
  });
  if (!existsSync(join(root, '.env.txt')) || existsSync(join(root, '.env'))) return problems;
  const text = `The site does not read a file with this name. Instead: Rename it to just .env. Windows hides the ending until you choose View, File name extensions.`;
  return [toProblem({ file: '.env.txt', lineOf: () => 0 }, [[], text]), ...problems];
}
