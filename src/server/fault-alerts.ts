import { isWrong } from './health.ts';
import type { Health, Notifier } from './types.ts';

const day = 24 * 3_600_000;

interface Alert {
  subject: string;
  text: string;
}

/** The alerts for the shop, the worst first. */
function toAlerts({ database, disk, outbox, photos }: Health): Alert[] {
  const where = 'The address /health of the website and the log of its server say more.';
  const parts = Object.entries({ database, disk }).filter(([, word]) => isWrong(word));
  const fault = parts.map((part) => part.join(': ')).join(', ');
  return [
    fault && {
      subject: 'Your website is refusing quote requests',
      text: `The quote server could not store a request (${fault}). Visitors are asked to call instead. ${where}`,
    },
    outbox === 'late' && {
      subject: 'Quote requests are waiting on your website',
      text: `A quote request could not be delivered to you for an hour. npm run quotes lists it. ${where}`,
    },
    photos === 'full' && {
      subject: 'Your website has no room for more photos',
      text: `QUOTES_PHOTO_MB is used up, so visitors are asked to text their photos. Make it larger. ${where}`,
    },
  ].filter((alert) => typeof alert === 'object');
}

/**
 * Returns a function that alerts the shop to each fault when it begins, and once a day while it lasts. It takes the health
 * as measured now, and the same with the last request that was refused.
 */
export function createFaultAlerts(notifiers: readonly Notifier[], log: (line: string) => void) {
  /** When the shop was last alerted to each fault that is not over, by subject. */
  const alertedAt = new Map<string, number>();
  let isRunning = false;

  /** Sends an alert through the first channel that accepts it. */
  const send = async ({ subject, text }: Alert) => {
    for (const { channel, alert } of notifiers) {
      if (!alert) continue;
      const isSent = await alert(subject, text).then(
        () => true,
        () => false,
      );
      log(`alert by ${channel}: ${isSent ? 'sent' : 'not taken'}`);
      if (!isSent) continue;
      alertedAt.set(subject, performance.now());
      return;
    }
  };

  return async (measured: Health, reported: Health): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    const alerts = toAlerts(reported);
    const lasting = toAlerts(measured).map(({ subject }) => subject);
    for (const alert of alerts) {
      const at = alertedAt.get(alert.subject);
      const isDue = lasting.includes(alert.subject) && performance.now() - (at ?? 0) >= day;
      if (at === undefined || isDue) await send(alert);
    }
    // A fault that cannot be measured now may not be over.
    for (const subject of measured.disk === 'ok' ? alertedAt.keys() : [])
      if (!alerts.some((alert) => alert.subject === subject)) alertedAt.delete(subject);
    isRunning = false;
  };
}
