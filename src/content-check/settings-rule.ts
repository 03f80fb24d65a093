import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { serverSettingsSchema } from '../server/settings.ts';
import { deliveries, findSetting, readSettings, type Settings } from '../site/build/settings.ts';
import { findNearest, toProblem, type Finding, type Problem } from './problem.ts';

const seeDelivery = 'Recipe: content-docs/get-quotes-by-email.md.';

const setting = (form = /./, what = 'it as you got it') =>
  z.string().regex(form, `Write ${what}, or delete the line. ${seeDelivery}`).optional();
const url = /^https?:\/\/[^\s/]/;
const onOrOff = /^(?:on|off)$/;
const domainOrUuid = /^(?:(?:[a-z\d-]+\.)+[a-z]{2,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const buildSettingsSchema = z.object({
  QUOTE_DELIVERY: setting(new RegExp(`^(?:${deliveries.join('|')})$`), `one of ${deliveries.join(', ')}`),
  QUOTE_ENDPOINT: setting(url, 'the URL that your form provider gave you; it starts with https://'),
  QUOTE_ACCESS_KEY: setting(),
  QUOTE_PHOTOS: setting(onOrOff, 'off for a form without photos, or on'),
  STAGING: setting(
    onOrOff,
    'on for a staging site, or off for the one that visitors and search engines find',
  ),
  PRECOMPRESS: setting(onOrOff, 'on or off'),
  EDITOR_REPOSITORY: setting(/^[\w.-]+\/[\w.-]+$/, 'owner and name, such as shop/site'),
  EDITOR_BRANCH: setting(),
  PUBLIC_ANALYTICS_ID: setting(domainOrUuid, 'your domain as in Plausible, or the website ID of Umami'),
  PUBLIC_ANALYTICS_URL: setting(url, 'the URL of your analytics service; it starts with https://'),
});

const looksOwn = /^(?:QUOTES?|SM[TP]{2}|PUBLIC_ANALYTICS|EDITOR)_/i;

/** Names of the settings that only this site has, for finding misspelled ones. */
export const ownSettings = [buildSettingsSchema, serverSettingsSchema]
  .flatMap(({ shape }) => Object.keys(shape))
  .filter((name) => looksOwn.test(name));

/** Values copied from instructions, such as you@example.com. */
const placeholder =
  /(?:^|[@./])example\.(?:com|net|org)\b|^(?:you|your[-_.]?\w*|user|name)@|\byour[-_ ]?(?:form|access|key|id|domain|host|server|account|e?-?mail|name)|[{}<>]|x{4,}|0{8}-0{4}|\/\/user:pass|formspree\.io\/f\/(?:abc|xyz|form|test)/i;

/** Environment variables that hosts and CI machines set. */
const hostVariables = 'CI NETLIFY CF_PAGES WORKERS_CI GITHUB_ACTIONS GITLAB_CI RENDER'.split(' ');

/** What is wrong with settings, of which `names` are in files. No message shows a value, which may be a password. */
function* explain(settings: Settings, names: string[]): Generator<[name: string, text: string]> {
  const { QUOTE_DELIVERY: mode, QUOTE_ENDPOINT: endpoint } = settings;
  for (const name of ownSettings.filter((each) => placeholder.test(settings[each] ?? '')))
    yield [name, `It is still an example. Instead: Write your own, or delete the line. ${seeDelivery}`];
  const errors = [
    buildSettingsSchema.safeParse(settings).error,
    serverSettingsSchema.safeParse(settings).error,
  ];
  for (const { path, message } of errors.flatMap((error) => error?.issues ?? []))
    yield [
      String(path[0]),
      `${settings[String(path[0])] ? 'It cannot be used' : 'It is missing'}. Instead: ${message}`,
    ];
  const setBy =
    hostVariables.find((name) => settings[name] && settings[name] !== 'false') ??
    ownSettings.find((name) => /^(?:SMTP|QUOTES)_/.test(name) && settings[name]);
  const unset = `${setBy ?? ''} is set, but the form of this build would send nothing. Instead: Choose how to deliver requests, or write console to send nothing. ${seeDelivery}`;
  if (!mode && setBy) yield ['QUOTE_DELIVERY', unset];
  const needed = `QUOTE_DELIVERY=endpoint needs it. Instead: Write what your form provider gave you. ${seeDelivery}`;
  if (!endpoint && mode === 'endpoint') yield ['QUOTE_ENDPOINT', needed];
  for (const name of names.filter((each) => looksOwn.test(each) && !ownSettings.includes(each))) {
    const close = findNearest(name, ownSettings) ?? 'one of the settings in env.example';
    yield [name, `There is no setting called ${name}. Instead: Write ${close}, or delete the line.`];
  }
}

/** Problems in the settings of the project at `root`. The build and the doctor refuse such settings. */
export function settingProblems(root = '.', settings = readSettings(root)): Problem[] {
  const at = (file: string, line: number, found: Finding) => toProblem({ file, lineOf: () => line }, found);
  // The first message for each setting.
  const first = new Map([...explain(settings, Object.keys(readSettings(root, {})))].toReversed());
  const problems = [...first].map(([name, text]) => {
    const { file, line } = findSetting(name, root, settings);
    return at(file, line, [[name], text]);
  });
  if (!existsSync(join(root, '.env.txt')) || existsSync(join(root, '.env'))) return problems;
  const text = `The site does not read a file with this name. Instead: Rename it to just .env. Windows hides the ending until you choose View, File name extensions.`;
  return [at('.env.txt', 0, [[], text]), ...problems];
}
