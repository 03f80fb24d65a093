import { findSetting, type Settings } from '../../src/site/settings.ts';
import type { Entry } from '../content-check/entry.ts';
import type { Problem } from '../content-check/problem.ts';
import { valueAt } from '../content-check/texts.ts';

/** Production settings that are not made yet: where requests go, analytics, the embedded form. */
export function settingBlockers(settings: Settings, business: Entry): Problem[] {
  const at = { file: '.env', line: 1, example: '' };
  const delivery = settings.QUOTE_DELIVERY ?? '';
  const delivered = delivery !== '' && delivery !== 'console';
  const problems: Problem[] = [];
  if (!delivered)
    problems.push({
      ...at,
      field: 'QUOTE_DELIVERY',
      wrong: 'Quote requests go nowhere: the form sends nothing.',
      remedy:
        'Choose how requests reach you: content-docs/get-quotes-by-email.md has each way in five steps.',
      example: 'QUOTE_DELIVERY=server, SMTP_URL and QUOTES_MAIL_TO',
    });
  if (!settings.PUBLIC_ANALYTICS_ID)
    problems.push({
      ...at,
      field: 'PUBLIC_ANALYTICS_ID',
      wrong: 'Visits are not counted.',
      remedy: 'Write the id of your analytics account, here or in the settings of your host.',
      example: 'PUBLIC_ANALYTICS_ID=G-1A2B3C4D5E',
    });
  // With delivery set, our own form does all that an embedded one would.
  if (!delivered && valueAt(business.data, ['quoteFrame']) === undefined)
    problems.push({
      file: business.file,
      line: business.lineOf(['quoteFrame']),
      field: 'quoteFrame',
      wrong: 'The commercial and residential pages embed our own form, and that one sends nothing yet.',
      remedy: 'Write the address of your form provider, or set QUOTE_DELIVERY and leave this out.',
      example: 'quoteFrame: https://forms.example.com/embed/quote',
    });
  return problems;
}

/** What works and is seldom meant: our own server keeps requests, and tells nobody. */
export function settingWarnings(settings: Settings): Problem[] {
  const { QUOTE_DELIVERY, SMTP_URL, SMTP_HOST, QUOTES_WEBHOOK_URL } = settings;
  if (QUOTE_DELIVERY !== 'server' || SMTP_URL || SMTP_HOST || QUOTES_WEBHOOK_URL) return [];
  return [
    {
      ...findSetting('QUOTE_DELIVERY'),
      field: 'SMTP_URL',
      wrong: 'The server keeps requests, and nobody is told of them: they wait until npm run quotes is run.',
      remedy: 'Set SMTP_URL and QUOTES_MAIL_TO, or QUOTES_WEBHOOK_URL: content-docs/get-quotes-by-email.md.',
      example: '',
    },
  ];
}
