import { getStorageFaults } from './database-faults.ts';
import { toCode } from './retry-policy.ts';
import type { Health, Notifier } from './types.ts';
import { day } from '../site/format/durations.ts';

interface Alert {
  subject: string;
  text: string;
}

/** The alerts that the shop should get, the worst first. */
function toAlerts(health: Health): Alert[] {
  const alerts: Alert[] = [];
  const details = 'For details, see /health on your website and the log of its server.';
  const fault = Object.entries(getStorageFaults(health))
    .map((entry) => entry.join(': '))
    .join(', ');
  if (fault)
    alerts.push({
      subject: 'Your website is refusing quote requests',
      text: `The quote server could not store a request (${fault}). Visitors are asked to call instead. ${details}`,
    });
  if (health.outbox === 'late')
    alerts.push({
      subject: 'A quote request has not reached you',
      text: `It has waited for an hour or more, or was given up. To see it, run npm run quotes. ${details}`,
    });
  if (health.photos === 'full')
    alerts.push({
      subject: 'Your website has no room for more photos',
      text: `The space for photos (QUOTES_PHOTO_MB) is used up, so visitors are asked to text theirs. Raise it to accept photos again. ${details}`,
    });
  return alerts;
}

/**
 * Returns a function that alerts the shop to each fault when it begins, and once a day while it lasts. It takes the health
 * as measured now, and the same with the last refused request added.
 */
export function createFaultAlerts(notifiers: readonly Notifier[], log: (line: string) => void) {
  /** When the shop was last alerted to each fault that still lasts, by the subject of the alert. */
  const alertedAt = new Map<string, number>();
  let isRunning = false;

  /** Sends an alert through the first channel that accepts it. */
  const send = async ({ subject, text }: Alert) => {
    for (const { channel, alert } of notifiers) {
      if (!alert) continue;
      try {
        await alert(subject, text);
        log(`alert by ${channel}: sent`);
        alertedAt.set(subject, performance.now());
        return;
      } catch (error) {
        log(`alert by ${channel}: failed (${toCode(error)})`);
      }
    }
  };

  /** Sends the alerts that are due, and forgets faults that are over. */
  const sendDue = async (measured: Health, reported: Health) => {
    const alerts = toAlerts(reported);
    const ongoing = toAlerts(measured).map(({ subject }) => subject);
    for (const alert of alerts) {
      const at = alertedAt.get(alert.subject);
      if (at === undefined || (ongoing.includes(alert.subject) && performance.now() - at >= day))
        await send(alert);
    }
    // While the disk fails, other faults cannot be measured and may still last.
    for (const subject of measured.disk === 'ok' ? alertedAt.keys() : [])
      if (!alerts.some((alert) => alert.subject === subject)) alertedAt.delete(subject);
  };

  return async (measured: Health, reported: Health): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    await sendDue(measured, reported).finally(() => (isRunning = false));
  };
}
