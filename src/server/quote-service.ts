import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { fileIdentity, openDatabase, truncateLog, writeState } from './database.ts';
import { createFaultAlerts } from './fault-alerts.ts';
import { checkSound, classifyError, DatabaseError, isWrong, probe, type Fault } from './health.ts';
import { addToLink, openLink, readLinkPhoto } from './follow-up/store.ts';
import { startOutbox } from './outbox.ts';
import { reEncodePhoto } from './photos/re-encode.ts';
import { batch, createBatchWriter } from './quote-store.ts';
import { deleteExpired } from './retention.ts';
import { toCode } from './retry-policy.ts';
import { sql } from './sql.ts';
import type { ServerSettings } from './settings.ts';
import type { Health, StoreResult, NewRequest, Notifier, QuoteService } from './types.ts';

const second = 1000;
const minute = 60 * second;
/** How long a refusal is reported if no request is stored after it, in milliseconds. Any monitor asks by then. */
const refusalTime = 15 * minute;

interface Connection {
  database: DatabaseSync;
  write: ReturnType<typeof createBatchWriter>;
  outbox: ReturnType<typeof startOutbox>;
  /** The identity of the opened file, and of SQLite's files beside it. Their paths may later lead to other files. */
  identity: string | undefined;
  sideFiles: Map<string, string | undefined>;
}

const hasFault = (error: unknown, word: string) => Object.values(classifyError(error)).includes(word);

/**
 * The quote store over one file, with its outbox, retention and health. While the file cannot be used, requests are
 * refused, and it is opened again once a second.
 */
export function createQuoteService(
  { data, keepDays, photoMegabytes }: Pick<ServerSettings, 'data' | 'keepDays' | 'photoMegabytes'>,
  notifiers: readonly Notifier[],
  log: (line: string) => void,
): QuoteService {
  const channels = notifiers.map(({ channel }) => channel);
  const photoBytes = photoMegabytes * 1_000_000;
  let connection: Connection | undefined;
  let failure: unknown;
  let triedAt = -Infinity;
  let isRefusing = false;
  let lastRefusal: { fault: Fault; at: number } | undefined;
  let reportedDue = 0;
  const proxies = new Set<string>();
  const alertShop = createFaultAlerts(notifiers, log);

  const connect = (): Connection => {
    const isNew = !fileIdentity(data);
    const database = openDatabase(data);
    if (isNew) log(`${data} was missing: a new, empty file is used`);
    try {
      checkSound(database);
      if (isNew) writeState(database, 'created', new Date().toISOString());
      // SQLite opens a file read-only without an error if it cannot open it for writing at that moment.
      writeState(database, 'opened', new Date().toISOString());
      return {
        database,
        write: createBatchWriter(database, channels, Date.now, photoBytes),
        outbox: startOutbox(database, notifiers, log),
        identity: fileIdentity(data),
        sideFiles: new Map([`${data}-wal`, `${data}-shm`].map((name) => [name, fileIdentity(name)])),
      };
    } catch (error) {
      database.close();
      throw error;
    }
  };

  const disconnect = ({ isReplaced }: { isReplaced: boolean }) => {
    if (!connection) return;
    const { database, outbox, sideFiles } = connection;
    connection = undefined;
    void outbox.stop();
    database.close();
    if (!isReplaced) return;
    // SQLite would mix the log that it left behind into the new file.
    for (const [name, identity] of sideFiles)
      if (identity && fileIdentity(name) === identity) rmSync(name, { force: true });
  };

  /** The connection. Throws while the file cannot be used. */
  const getConnection = (): Connection => {
    if (connection) {
      const identity = fileIdentity(data);
      if (identity === connection.identity) return connection;
      // A new, empty file would hide that the old one is gone.
      if (!identity) throw new DatabaseError({ database: 'missing' });
      log(`${data} was replaced: the new file is opened`);
      disconnect({ isReplaced: true });
    } else if (performance.now() - triedAt < second) throw failure;
    triedAt = performance.now();
    try {
      return (connection = connect());
    } catch (error) {
      failure = error;
      throw error;
    }
  };

  /** Logs when requests begin to be refused, and when they are accepted again. */
  const report = (error?: unknown) => {
    const hasChanged = isRefusing !== Boolean(error);
    isRefusing = Boolean(error);
    if (!hasChanged) return;
    const fault = error ? Object.entries(classifyError(error)).flat().join(': ') : '';
    log(error ? `quote requests are refused (${fault})` : 'quote requests are accepted again');
  };

  const measure = () => {
    const health = probe(() => getConnection().database, data, { channels, photoBytes, keepDays });
    // Only a write proves that requests are accepted again.
    if (health.disk === 'ok') report();
    return health;
  };

  /** Adds that the last request was refused, and why. A fault measured now takes precedence. */
  const withRefusal = (health: Health): Health => {
    if (!lastRefusal || performance.now() - lastRefusal.at >= refusalTime) return health;
    const wrongNow = Object.fromEntries(Object.entries(health).filter(([, word]) => isWrong(word)));
    return { ...health, ...lastRefusal.fault, ...wrongNow, ok: false, lastRequest: 'refused' };
  };

  const watch = () => {
    const measured = measure();
    return alertShop(measured, withRefusal(measured));
  };

  const expire = () => {
    try {
      const { database } = getConnection();
      const { deleted, due } = deleteExpired(database, keepDays);
      // An earlier deletion may have left words in the log, because another program was reading.
      if (!truncateLog(database) && deleted > 0)
        log('another program is reading the database, so deleted words are still in its log');
      if (deleted > 0) log(`${deleted} requests deleted after ${keepDays} days`);
      else if (due > reportedDue)
        log(`${due} requests are older than ${keepDays} days. Delete them: npm run quotes -- expire`);
      reportedDue = deleted > 0 ? 0 : due;
    } catch (error) {
      log(`retention: ${toCode(error)}, will try again`);
    }
  };

  const check = () => {
    try {
      getConnection();
    } catch (error) {
      report(error);
    }
  };

  /** Runs a call that a visitor or the shop waits for. If it fails, health and alerts report the fault. */
  const use = <Value>(run: (connection: Connection) => Value): Value => {
    try {
      return run(getConnection());
    } catch (error) {
      lastRefusal = { fault: classifyError(error), at: performance.now() };
      const hasChanged = !isRefusing;
      report(error);
      // After any other error the connection may be broken, so open a new one.
      if (!hasFault(error, 'locked') && !hasFault(error, 'missing')) disconnect({ isReplaced: false });
      if (hasChanged) void watch();
      throw error;
    }
  };

  const answer = <Value>(run: (connection: Connection) => Value): Promise<Value> =>
    Promise.try(() => use(run));

  /** Stores requests. On a full disk it tries again without their photos. */
  const writeAll = (write: Connection['write'], requests: readonly NewRequest[]): StoreResult[] => {
    try {
      return write(requests);
    } catch (error) {
      if (!hasFault(error, 'full') || !requests.some(({ photos = [] }) => photos.length > 0)) throw error;
      return write(requests.map((request) => ({ ...request, photos: [] })));
    }
  };

  // One photo at a time, as each takes much memory.
  let reEncoding: Promise<unknown> = Promise.resolve();

  check();
  expire();
  const timers = [
    setInterval(check, second),
    setInterval(() => void watch(), minute),
    setInterval(expire, 60 * minute),
  ];
  for (const timer of timers) timer.unref();

  return {
    store: batch((requests) =>
      use(({ write, outbox }) => {
        const results = writeAll(write, requests);
        lastRefusal = undefined;
        report();
        outbox.sendDue();
        return results;
      }),
    ),
    openLink: (token, change) => answer(({ database }) => openLink(database, token, change)),
    photo: (token, number) => answer(({ database }) => readLinkPhoto(database, token, number)),
    addPhotos: (token, photos) =>
      answer(({ database, outbox }) => {
        const added = addToLink(database, token, photos, photoBytes);
        outbox.sendDue();
        return added;
      }),
    has: (id) => answer(({ database }) => database.prepare(sql.byId).get(id) !== undefined),
    reEncodePhoto: (photo) => {
      const reEncoded = reEncoding.then(() => reEncodePhoto(photo));
      reEncoding = reEncoded;
      return reEncoded;
    },
    health: () => Promise.resolve(withRefusal(measure())),
    recordProxy: (ip) =>
      Promise.try(() => {
        if (proxies.has(ip)) return;
        writeState(getConnection().database, 'proxy', ip);
        proxies.add(ip);
        log(
          `${ip} sends X-Forwarded-For. If it is your proxy, set QUOTES_PROXY=1. Until then, all visitors share one rate limit.`,
        );
      }),
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await connection?.outbox.stop();
      connection?.database.close();
      connection = undefined;
    },
  };
}
