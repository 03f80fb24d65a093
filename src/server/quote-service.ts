import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { fileIdentity, openDatabase, truncateLog, writeState } from './database.ts';
import { DatabaseTrouble, probe, toTrouble, type Trouble } from './health.ts';
import { startOutbox } from './outbox.ts';
import { batch, createBatchWriter } from './quote-store.ts';
import { deleteExpired } from './retention.ts';
import { toCode } from './retry-policy.ts';
import { sql } from './sql.ts';
import type { Health, Notifier, QuoteService } from './types.ts';

const second = 1000;
const minute = 60 * second;

/** What comes with an open database. */
interface Open {
  database: DatabaseSync;
  write: ReturnType<typeof createBatchWriter>;
  outbox: ReturnType<typeof startOutbox>;
  /** The file that was opened, and SQLite's files beside it; a path alone may come to name another file. */
  identity: string | undefined;
  besides: Map<string, string | undefined>;
}

const isLocked = (error: unknown) => Object.values(toTrouble(error)).includes('locked');
const isMissing = (error: unknown) => Object.values(toTrouble(error)).includes('missing');
const isSound = (database: DatabaseSync) =>
  database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';

/** What the shop reads when it is alarmed. */
function toAlarm({ database, disk, outbox }: Health): { subject: string; text: string } {
  const where = 'The address /health of the website and the log of its server say more.';
  if (outbox !== 'ok')
    return {
      subject: 'Quote requests are waiting on your website',
      text: `A quote request could not be delivered to you for an hour. npm run quotes lists it. ${where}`,
    };
  const part = database === 'ok' ? `disk: ${disk}` : `database: ${database}`;
  return {
    subject: 'Your website is refusing quote requests',
    text: `The quote server could not store a request (${part}). Visitors are asked to call instead. ${where}`,
  };
}

/**
 * The quote store over one file, with its outbox, retention and health. No trouble with the file ends it: requests are
 * refused until the file can be used, which is tried once a second.
 */
export function createQuoteService(
  { data, keepDays }: { data: string; keepDays: number },
  notifiers: readonly Notifier[],
  log: (line: string) => void,
): QuoteService {
  let open: Open | undefined;
  let failure: unknown;
  let triedAt = -Infinity;
  let isRefusing = false;
  let refusal: Trouble | undefined;
  let isAlarmed = false;
  let isWatching = false;
  let reportedDue = 0;
  const proxies = new Set<string>();

  const connect = (): Open => {
    const database = openDatabase(data);
    try {
      if (!isSound(database)) throw new DatabaseTrouble({ database: 'corrupt' });
      // SQLite opens a file read-only without a word if it could not be opened for writing at that moment.
      writeState(database, 'opened', new Date().toISOString());
      return {
        database,
        write: createBatchWriter(
          database,
          notifiers.map(({ channel }) => channel),
        ),
        outbox: startOutbox(database, notifiers, log),
        identity: data === ':memory:' ? undefined : fileIdentity(data),
        besides: new Map([`${data}-wal`, `${data}-shm`].map((name) => [name, fileIdentity(name)])),
      };
    } catch (error) {
      database.close();
      throw error;
    }
  };

  const disconnect = ({ isReplaced }: { isReplaced: boolean }) => {
    if (!open) return;
    const { database, outbox, besides } = open;
    open = undefined;
    void outbox.stop();
    database.close();
    if (!isReplaced) return;
    // SQLite leaves these behind, and would mix what is in them into the new file.
    for (const [name, identity] of besides)
      if (identity && fileIdentity(name) === identity) rmSync(name, { force: true });
  };

  /** The open database; throws while the file cannot be used. */
  const use = (): Open => {
    if (open) {
      const identity = data === ':memory:' ? undefined : fileIdentity(data);
      if (identity === open.identity) return open;
      // A new, empty file would hide that the old one is gone.
      if (!identity) throw new DatabaseTrouble({ database: 'missing' });
      log(`${data} was replaced, the new file is opened`);
      disconnect({ isReplaced: true });
    } else if (performance.now() - triedAt < second) throw failure;
    triedAt = performance.now();
    try {
      return (open = connect());
    } catch (error) {
      failure = error;
      throw error;
    }
  };

  /** Says once in the log that requests are refused, and once that they are taken again. */
  const report = (error?: unknown) => {
    const isNews = isRefusing !== Boolean(error);
    isRefusing = Boolean(error);
    if (!isNews) return;
    const what = error ? Object.entries(toTrouble(error)).flat().join(': ') : '';
    log(error ? `quote requests are refused (${what})` : 'quote requests are taken again');
  };

  const measure = (): Health => {
    const hasNotifier = notifiers.length > 0;
    const health = {
      ok: false,
      database: 'ok',
      disk: 'ok',
      outbox: 'ok',
      mail: hasNotifier ? 'ok' : 'not set',
    };
    try {
      return probe(use().database, data, hasNotifier);
    } catch (error) {
      return { ...health, ...toTrouble(error) };
    }
  };

  /** Adds that the last request was refused. What is wrong now says more than what was wrong then. */
  const withRefusal = (health: Health): Health => {
    if (!refusal) return health;
    const wrongNow = Object.entries(health).filter(([, word]) => word !== 'ok');
    return { ...health, ...refusal, ...Object.fromEntries(wrongNow), ok: false, lastRequest: 'refused' };
  };

  /** Alarms the shop once for each trouble, through the first channel that takes it. */
  const watch = async () => {
    if (isWatching) return;
    isWatching = true;
    const health = withRefusal(measure());
    const { subject, text } = toAlarm(health);
    if (health.ok) isAlarmed = false;
    else if (!isAlarmed)
      for (const notifier of notifiers) {
        if (isAlarmed) break;
        isAlarmed = await notifier.alarm(subject, text).then(
          () => true,
          () => false,
        );
        log(`alarm by ${notifier.channel}: ${isAlarmed ? 'sent' : 'not taken'}`);
      }
    isWatching = false;
  };

  const expire = () => {
    try {
      const { database } = use();
      // A deletion may have left words there while another program was reading.
      truncateLog(database);
      if (keepDays === 0 || notifiers.length === 0) return;
      const { deleted, due } = deleteExpired(database, keepDays);
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
      use();
      report();
    } catch (error) {
      report(error);
    }
  };

  check();
  expire();
  const timers = [
    setInterval(check, second),
    setInterval(() => void watch(), minute),
    setInterval(expire, 60 * minute),
  ];
  for (const timer of timers) timer.unref();

  return {
    keep: batch((requests) => {
      try {
        const { write, outbox } = use();
        const kept = write(requests);
        refusal = undefined;
        report();
        outbox.wake();
        return kept;
      } catch (error) {
        refusal = toTrouble(error);
        const isNews = !isRefusing;
        report(error);
        // A connection that has failed may stay broken after the disk is mended; a lock goes away by itself.
        if (!isLocked(error) && !isMissing(error)) disconnect({ isReplaced: false });
        if (isNews) void watch();
        throw error;
      }
    }),
    has: (id) => Promise.resolve(use().database.prepare(sql.byId).get(id) !== undefined),
    health: () => {
      const health = measure();
      const answer = withRefusal(health);
      // The refusal has been told. If writing works again, the next answer says so.
      if (health.database === 'ok' && health.disk === 'ok') refusal = undefined;
      return Promise.resolve(answer);
    },
    noteProxy: (ip) => {
      if (proxies.has(ip)) return Promise.resolve();
      proxies.add(ip);
      log(
        `${ip} sends X-Forwarded-For. If it is your proxy, set QUOTES_PROXY=1: all visitors share its limit.`,
      );
      const { database } = use();
      database
        .prepare(
          "INSERT INTO state VALUES ('proxy', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .run(ip);
      return Promise.resolve();
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await open?.outbox.stop();
      if (open) open.database.close();
      open = undefined;
    },
  };
}
