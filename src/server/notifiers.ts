import { createEmailNotifier } from './email.ts';
import type { ServerSettings } from './settings.ts';
import type { Notifier } from './types.ts';
import { createWebhookNotifier } from './webhook.ts';

/** The notifiers of all channels that are set up. */
export const createNotifiers = ({
  email,
  site,
  webhook,
}: Pick<ServerSettings, 'email' | 'site' | 'webhook'>): Notifier[] => [
  ...(email ? [createEmailNotifier(email, site)] : []),
  ...(webhook ? [createWebhookNotifier(webhook)] : []),
];
