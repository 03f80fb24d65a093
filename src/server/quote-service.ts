import type { DatabaseSync } from 'node:sqlite';
import { truncateLog, writeState } from './database.ts';
import {
  classifyError,
  DatabaseError,
  describeError,
  formatFault,
  getStorageFaults,
  hasFault,
  type Fault,
} from './database-faults.ts';
import { probe } from './health.ts';
import { startOutbox } from './outbox.ts';
import { reEncodePhoto } from './photos/re-encode.ts';
import { batch, createBatchWriter } from './quote-store.ts';
import { createReconnectingDatabase } from './reconnecting-database.ts';
import { deleteExpired } from './retention.ts';
import { toCode } from './retry-policy.ts';
import { sql } from './sql.ts';
import type { ServerSettings } from './settings.ts';
import type { Health, StoreResult, NewRequest, Notifier, QuoteService } from './types.ts';
import { hour, minute, second } from '../site/format/durations.ts';

/** How long health reports a refused request, in milliseconds, unless one is stored. Long enough for any monitor. */
const refusalTime = 15 * minute;

interface Connected {
  database: DatabaseSync;
  write: ReturnType<typeof createBatchWriter>;
  outbox: ReturnType<typeof startOutbox>;
}

/**
 * The quote store of one database file, with its outbox, retention and health. While the file cannot be used, the service
 * refuses requests and tries to reopen the file once a second.
 */
export function createQuoteService(
  {
    databaseFile,
    keepDays,
    photoMegabytes,
  }: Pick<ServerSettings, 'databaseFile' | 'keepDays' | 'photoMegabytes'>,
  notifiers: readonly Notifier[],
  log: (line: string) => void,
): QuoteService {
  const channels = notifiers.map(({ channel }) => channel);
  const photoBytes = photoMegabytes * 1_000_000;
  let isRefusing = false;
  let lastRefusal: { fault: Fault; at: number } | undefined;
  /** How many requests retention would delete, as last logged. */
  let reportedDue = 0;
  const proxies = new Set<string>();

  const connect = (database: DatabaseSync) => {
    const outbox = startOutbox(database, notifiers, log);
    const write = createBatchWriter(database, channels, Date.now, photoBytes);
    return { database, write, outbox, stop: outbox.stop };
  };
  const connection = createReconnectingDatabase(databaseFile, connect, log);

  /** Logs once when requests begin to be refused, and once when they are accepted again. */
  const report = (error?: unknown) => {
    const hasChanged = isRefusing !== Boolean(error);
    isRefusing = Boolean(error);
    if (!hasChanged) return;
    log(
      error
        ? `quote requests are refused (${formatFault(classifyError(error))}): ${describeError(error, databaseFile)}`
        : 'quote requests are accepted again',
    );
  };

  const measure = () => {
    const health = probe(() => connection.get().database, databaseFile, { channels, photoBytes, keepDays });
    // What is stored through this connection might not be there after a restart.
    if (health.disk === 'failing') connection.disconnect(new DatabaseError({ disk: health.disk }));
    else if (['corrupt', 'not a database', 'replaced'].includes(health.database))
      connection.disconnect(new DatabaseError({ database: health.database }));
    // Only a write proves that requests are accepted again.
    if (health.disk === 'ok') report();
    return health;
  };

  /** Adds that the last request was refused, and why. A fault that was measured now takes precedence. */
  const withRefusal = (health: Health): Health => {
    if (!lastRefusal || performance.now() - lastRefusal.at >= refusalTime) return health;
    return {
      ...health,
      ...lastRefusal.fault,
      ...getStorageFaults(health),
      ok: false,
      lastRequest: 'refused',
    };
  };

  const expire = () => {
    try {
      const { database } = connection.get();
      const { deleted, due } = deleteExpired(database, keepDays);
      // An earlier deletion may have left data in the write-ahead log, because another program was reading.
      if (!truncateLog(database) && deleted > 0)
        log('another program is reading the database, so deleted requests are still in its write-ahead log');
      if (deleted > 0) log(`requests deleted after ${keepDays} days: ${deleted}`);
      else if (due > reportedDue)
        log(`requests older than ${keepDays} days: ${due}. Delete them: npm run quotes -- delete --expired`);
      reportedDue = deleted > 0 ? 0 : due;
    } catch (error) {
      log(`retention: ${toCode(error)}, will try again`);
    }
  };

  const reconnect = () => {
    try {
      connection.get();
    } catch (error) {
      report(error);
    }
  };

  /** Runs a call from a visitor. If it fails, health reports the fault. */
  const withConnection = <Value>(run: (connected: Connected) => Value): Value => {
    try {
      return run(connection.get());
    } catch (error) {
      lastRefusal = { fault: classifyError(error), at: performance.now() };
      report(error);
      // After any other error the connection may be broken, so open a new one.
      if (!hasFault(error, 'locked', 'missing')) connection.disconnect(error);
      throw error;
    }
  };

  /** Stores requests. On a full disk it tries again without their photos. */
  const writeAll = (write: Connected['write'], requests: readonly NewRequest[]): StoreResult[] => {
    try {
      return write(requests);
    } catch (error) {
      if (!hasFault(error, 'full') || !requests.some(({ photos = [] }) => photos.length > 0)) throw error;
      return write(requests.map((request) => ({ ...request, photos: [] })));
    }
  };

  // One photo at a time, because each takes a lot of memory.
  let reEncoding: Promise<unknown> = Promise.resolve();

  reconnect();
  expire();
  const timers = [setInterval(reconnect, second), setInterval(measure, minute), setInterval(expire, hour)];
  for (const timer of timers) timer.unref();

  return {
    store: batch((requests) =>
      withConnection(({ write, outbox }) => {
        const results = writeAll(write, requests);
        lastRefusal = undefined;
        report();
        outbox.sendDue();
        return results;
      }),
    ),
    has: (id) =>
      Promise.try(() => withConnection(({ database }) => database.prepare(sql.byId).get(id) !== undefined)),
    reEncodePhoto: (photo) => {
      const reEncoded = reEncoding.then(() => reEncodePhoto(photo));
      reEncoding = reEncoded;
      return reEncoded;
    },
    health: () => Promise.resolve(withRefusal(measure())),
    recordProxy: (ip) =>
      Promise.try(() => {
        if (proxies.has(ip)) return;
        writeState(connection.get().database, 'proxy', ip);
        proxies.add(ip);
        log(
          `${ip} sends X-Forwarded-For. If it is your proxy, set QUOTES_PROXY=1. Until then, all visitors share one rate limit.`,
        );
      }),
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await connection.stop();
    },
  };
}
