import { createMailNotifier } from './mail.ts';
import type { ServerSettings } from './settings.ts';
import type { Notifier } from './types.ts';
import { createWebhookNotifier } from './webhook.ts';

/** The ways to tell the shop that the settings name. */
export const createNotifiers = ({ mail, webhook }: Pick<ServerSettings, 'mail' | 'webhook'>): Notifier[] => [
  ...(mail ? [createMailNotifier(mail)] : []),
  ...(webhook ? [createWebhookNotifier(webhook)] : []),
];
