import { findSetting, type Settings } from '../../src/site/settings.ts';
import type { Problem } from '../content-check/problem.ts';
import { recipe } from './recipes.ts';

/** The setting without which a launch is no use: where requests for quotes go. Analytics may stay off. */
export function settingBlockers(settings: Settings): Problem[] {
  const delivery = settings.QUOTE_DELIVERY ?? '';
  if (delivery !== '' && delivery !== 'console') return [];
  return [
    {
      ...findSetting('QUOTE_DELIVERY', '.', settings),
      field: 'QUOTE_DELIVERY',
      wrong: 'Quote requests go nowhere: the form sends nothing.',
      remedy: `Choose how requests reach you; each way is in five steps. ${recipe('get-quotes-by-email.md')}`,
      example: 'QUOTE_DELIVERY=server, SMTP_URL and QUOTES_MAIL_TO',
    },
  ];
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
      remedy: `Set SMTP_URL and QUOTES_MAIL_TO, or QUOTES_WEBHOOK_URL. ${recipe('get-quotes-by-email.md')}`,
      example: '',
    },
  ];
}
