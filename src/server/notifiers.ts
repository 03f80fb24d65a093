import { createVisitorNotifier } from './follow-up/visitor-email.ts';
import { afterDeletion } from './follow-up/history.ts';
import { createEmailNotifier } from './email.ts';
import type { ServerSettings } from './settings.ts';
import type { Notifier } from './types.ts';
import { createWebhookNotifier } from './webhook.ts';

/** Sends the line of a notice of deletion (see `sql.ts`) like an alert. */
const withNotices = (notifier: Notifier): Notifier => ({
  ...notifier,
  send: (request, toLink) => {
    const { deleted }: Readonly<Record<string, string | undefined>> = request.quote;
    return deleted && notifier.alert
      ? notifier.alert(deleted, `${deleted} ${afterDeletion}`, request.id.replace(' ', '-'))
      : notifier.send(request, toLink);
  },
});

/** The notifiers of all channels that are set up. */
export const createNotifiers = ({
  email,
  site,
  webhook,
}: Pick<ServerSettings, 'email' | 'site' | 'webhook'>): Notifier[] => [
  ...(email ? [withNotices(createEmailNotifier(email, site))] : []),
  ...(webhook ? [withNotices(createWebhookNotifier(webhook))] : []),
  ...(email ? [createVisitorNotifier(email, site)] : []),
];
