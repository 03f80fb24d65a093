import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  deliveries,
  findSetting,
  oldDeliveries,
  ownSettings,
  readSettings,
  type Settings,
} from '../site/build/settings.ts';
import { readServerSettings, SettingError } from '../server/settings.ts';
import { collectorOf } from '../site/build/analytics.ts';
import { recipe } from './recipes.ts';
import { nearest, problemIn, type Problem } from './problem.ts';

type Found = Pick<Problem, 'field' | 'wrong' | 'remedy' | 'example'>;

const quoteRecipe = 'get-quotes-by-email.md';

const recipeOf = (field: string) =>
  ({
    EDITOR_REPOSITORY: 'edit-on-the-web.md',
    STAGING: 'put-it-online.md',
    PRECOMPRESS: 'put-it-online.md',
  })[field] ?? (field.startsWith('PUBLIC_ANALYTICS') ? 'count-visits.md' : quoteRecipe);

/** Settings with a URL, an email address or a key, and what to write there. */
const ownValues: Record<string, string> = {
  QUOTE_ENDPOINT: 'the URL that your form provider gave you',
  QUOTE_ACCESS_KEY: 'the key of your form provider',
  PUBLIC_ANALYTICS_ID: 'the ID of your analytics account',
  PUBLIC_ANALYTICS_URL: 'the URL of your analytics service',
  SMTP_URL: 'the mail server of your provider',
  SMTP_HOST: 'the mail server of your provider',
  QUOTES_MAIL_TO: 'the email address that gets the requests',
  QUOTES_MAIL_FROM: 'the email address that the emails come from',
  QUOTES_WEBHOOK_URL: 'the URL of your webhook',
};

const reservedDomain = /\.(?:example|invalid)(?=[:/]|$)/i;
/** Values copied from instructions, such as you@example.com. */
const placeholders = [
  /(?:^|[@./])example\.(?:com|net|org)\b/i,
  /^(?:you|your[-_.]?\w*|user|name)@/i,
  /\byour[-_ ]?(?:form|access|key|id|domain|host|server|account|e?-?mail|name)/i,
  /[{}<>]|x{4,}|0{8}-0{4}|\/\/user:pass/i,
  /formspree\.io\/f\/(?:abc|xyz|form|test)/i,
];
/** Whether a value is a placeholder. The .example domain of the sample shop may be the ID of its analytics. */
const isPlaceholder = (name: string, value: string) =>
  placeholders.some((pattern) => pattern.test(value)) ||
  (name !== 'PUBLIC_ANALYTICS_ID' && reservedDomain.test(value));

/** Environment variables that hosts and CI machines set. */
const hostVariables = 'CI NETLIFY CF_PAGES WORKERS_CI GITHUB_ACTIONS GITLAB_CI RENDER'.split(' ');

const problem = (field: string, wrong: string, remedy: string, example = ''): Found[] => [
  { field, wrong, remedy, example },
];

function deliveryProblems(settings: Settings): Found[] {
  const { QUOTE_DELIVERY: mode, QUOTE_ENDPOINT: endpoint } = settings;
  if (mode && !deliveries.some((name) => name === mode)) {
    const remedy = oldDeliveries[mode] ?? `Write one of ${deliveries.join(', ')}.`;
    return problem('QUOTE_DELIVERY', `"${mode}" is not a way to deliver requests.`, remedy);
  }
  const host = hostVariables.find((name) => settings[name] && settings[name] !== 'false');
  if (!mode && host) {
    const wrong = `${host} is set, so a host builds this site, but its form would send nothing.`;
    const remedy = 'Choose how to deliver requests. To put the site online without that, write console.';
    return problem('QUOTE_DELIVERY', wrong, remedy, 'QUOTE_DELIVERY=netlify');
  }
  const own = ownSettings.find((name) => /^(?:SMTP|QUOTES)_/.test(name) && settings[name]);
  if (!mode && own) {
    const wrong = `${own} is for the quote server, but the form of this build would not post to it.`;
    const remedy = 'Write server. If the form should send nothing, write console.';
    return problem('QUOTE_DELIVERY', wrong, remedy, 'QUOTE_DELIVERY=server');
  }
  if (mode !== 'endpoint') return [];
  if (!endpoint)
    return problem('QUOTE_ENDPOINT', `${mode} needs a URL.`, `Write ${ownValues.QUOTE_ENDPOINT ?? ''}.`);
  if (!isWebUrl(endpoint))
    return problem('QUOTE_ENDPOINT', `"${endpoint}" is not a URL.`, 'Start it with https://.');
  return [];
}

const isWebUrl = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

function editorProblems({ EDITOR_REPOSITORY: repo }: Settings): Found[] {
  if (!repo || /^[\w.-]+\/[\w.-]+$/.test(repo)) return [];
  const remedy = 'Write owner and name as on GitHub, without https://github.com/.';
  const example = 'EDITOR_REPOSITORY=shop/site';
  return problem('EDITOR_REPOSITORY', `"${repo}" is not a repository.`, remedy, example);
}

/** What to write for settings that are on or off. */
const switchRemedies: Record<string, string> = {
  STAGING: 'Write "on" for a staging site, or "off" for the site that visitors and search engines find.',
  QUOTE_PHOTOS: 'Write "off" for a form without photos, or delete the line.',
  PRECOMPRESS: 'Write "on" or "off", or delete the line to let the build decide.',
};

const switchProblems = (settings: Settings): Found[] =>
  Object.entries(switchRemedies).flatMap(([field, remedy]) => {
    const choice = settings[field];
    if (!choice || /^(?:on|off)$/.test(choice)) return [];
    return problem(field, `"${choice}" is neither on nor off.`, remedy, `${field}=off`);
  });

function analyticsProblems({ PUBLIC_ANALYTICS_ID: id, PUBLIC_ANALYTICS_URL: url }: Settings): Found[] {
  if (url && !isWebUrl(url))
    return problem('PUBLIC_ANALYTICS_URL', `"${url}" is not a URL.`, 'Start it with https://.');
  if (!id || collectorOf(id)) return [];
  const wrong = `"${id}" is not an ID of Plausible or Umami, the two services that this site can report to.`;
  const remedy =
    'Write your domain as in Plausible, or the website ID of Umami, or delete the line to count no visits.';
  return problem('PUBLIC_ANALYTICS_ID', wrong, remedy, 'PUBLIC_ANALYTICS_ID=hilltint.com');
}

/** The first setting that the quote server cannot use. */
function serverProblems(settings: Settings): Found[] {
  try {
    readServerSettings(settings);
    return [];
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return problem(error.field, error.wrong, error.remedy);
  }
}

/** Names in the .env files that look like settings of this site but are not. */
function misspelledNames(root: string): Found[] {
  const known: readonly string[] = ownSettings;
  const names = Object.keys(readSettings(root, {})).filter(
    (name) => /^(?:QUOTES?|SM[TP]{2}|PUBLIC_ANALYTICS|EDITOR)_/i.test(name) && !known.includes(name),
  );
  return names.flatMap((field) => {
    const close = nearest(field, known);
    const remedy = close
      ? `Write ${close} if you mean that setting, or delete the line.`
      : 'Delete the line, or use one of the settings in env.example.';
    return problem(field, `There is no setting called ${field}.`, remedy);
  });
}

/** A settings file to whose name Notepad has added .txt. */
function fileProblems(root: string): Problem[] {
  if (existsSync(join(root, '.env')) || !existsSync(join(root, '.env.txt'))) return [];
  const wrong = 'The site does not read a file with this name.';
  const remedy =
    'Rename it to just .env. Windows hides the ending until you choose View, File name extensions.';
  return [problemIn('.env.txt', { line: 0, field: '' }, wrong, remedy)];
}

/** Problems in the settings of the project at `root`. The build and the doctor refuse such settings. */
export function settingProblems(root = '.', settings = readSettings(root)): Problem[] {
  const copied = Object.entries(ownValues).flatMap(([field, what]) => {
    const value = settings[field];
    if (!value || !isPlaceholder(field, value)) return [];
    // A URL may contain a password, which the message must not show: smtps://me:secret@host.
    const wrong = `"${value.replace(/:[^:@/]*@/, ':…@')}" is an example, not your own value.`;
    return problem(field, wrong, `Write ${what}, or delete the line.`);
  });
  const reported = new Set(copied.map(({ field }) => field));
  const rules = [deliveryProblems, serverProblems, switchProblems, editorProblems, analyticsProblems];
  const others = rules.flatMap((rule) => rule(settings)).filter(({ field }) => !reported.has(field));
  const found = [...misspelledNames(root), ...copied, ...others].map((each) => ({
    ...findSetting(each.field, root, settings),
    ...each,
    remedy: `${each.remedy} ${recipe(recipeOf(each.field))}`,
  }));
  return [...fileProblems(root), ...found];
}
