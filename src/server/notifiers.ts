import { createVisitorNotifier } from './follow-up/visitor-mail.ts';
import { createMailNotifier } from './mail.ts';
import type { ServerSettings } from './settings.ts';
import type { Notifier } from './types.ts';
import { createWebhookNotifier } from './webhook.ts';

/** The ways to tell the shop and the visitor that the settings name. */
export const createNotifiers = ({
  mail,
  site,
  webhook,
}: Pick<ServerSettings, 'mail' | 'site' | 'webhook'>): Notifier[] => [
  ...(mail ? [createMailNotifier(mail, site)] : []),
  ...(webhook ? [createWebhookNotifier(webhook)] : []),
  ...(mail ? [createVisitorNotifier(mail, site)] : []),
];
