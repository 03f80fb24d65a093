import { toHash } from '../features/quote/rules/hash.ts';
import { second } from '../site/format/durations.ts';
import type { Notifier } from './outbox.ts';
import { storeRequest, toCode, type Database, type QuoteRequest } from './store.ts';

/** Where requests are kept, who is told about them, and the most bytes of all photos together. */
export interface Keeping {
  database: Database;
  notifiers: readonly Notifier[];
  photoBytes: number;
}

/** Keeps a request: in the database, or, if that fails, by the first of the notifiers that accepts it. Rejects if none does. */
export async function keepRequest(
  request: QuoteRequest,
  { database, notifiers, photoBytes }: Keeping,
  log: (line: string) => void,
) {
  const channels = notifiers.map(({ channel }) => channel);
  try {
    return await storeRequest(database, request, channels, photoBytes);
  } catch (error) {
    // The same for the same words, so that a request that is sent again is one in the mailbox.
    const id = await toHash(request.key ?? JSON.stringify(request.quote));
    log(`quote ${id}: the database does not take it (${toCode(error)})`);
    const attempts = notifiers.map(async ({ channel, send }) => {
      await send({ ...request, id }, AbortSignal.timeout(20 * second)).catch((reason: unknown) => {
        log(`quote ${id}: ${channel} does not take it either (${toCode(reason)})`);
        throw reason;
      });
      return channel;
    });
    const channel = await Promise.any(attempts);
    log(`quote ${id}: kept by ${channel} alone`);
    return { id, isNew: true, photos: channel === 'mail' ? request.photos.length : 0 };
  }
}
