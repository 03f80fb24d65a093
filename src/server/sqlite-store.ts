import { createHash, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { NewQuote, Notifier, QuoteStore } from './types.ts';

/** How long the same words without a key count as the same request, in milliseconds: a day. */
const sameFor = 24 * 3_600_000;

/** A store whose requests are on the disk, each with a row in the outbox of each channel, before `keep` resolves. */
export function createStore(
  database: DatabaseSync,
  channels: readonly Notifier['channel'][],
  { now = Date.now, onNew = () => {} }: { now?: () => number; onNew?: () => void } = {},
): QuoteStore {
  const byKey = database.prepare('SELECT id, hash FROM quotes WHERE key = ?');
  const byHash = database.prepare('SELECT id, hash FROM quotes WHERE hash = ? AND received > ?');
  const byId = database.prepare('SELECT 1 FROM quotes WHERE id = ?');
  const insert = database.prepare(
    'INSERT INTO quotes (id, key, hash, received, spam, quote) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const change = database.prepare(
    `UPDATE quotes SET earlier = json_insert(earlier, '$[#]', json(quote)), quote = ?, hash = ?, revision = revision + 1
     WHERE id = ?`,
  );
  const enqueue = database.prepare(
    `INSERT INTO outbox (quote, channel, state, since, at) VALUES (?, ?, 'waiting', ?, ?)
     ON CONFLICT DO UPDATE SET state = 'waiting', since = excluded.since, at = excluded.at, tries = 0`,
  );

  const keepOne = ({ key, quote, spam }: NewQuote) => {
    const text = JSON.stringify(quote);
    const hash = createHash('sha256').update(text).digest('hex');
    const known = key === undefined ? byHash.get(hash, now() - sameFor) : byKey.get(key);
    const id = String(known?.id ?? randomUUID());
    if (known?.hash === hash) return { id, isNew: false };
    // Under the same key in other words: the visitor was not sure that it had arrived, and has mended it since.
    if (known) change.run(text, hash, id);
    else insert.run(id, key ?? null, hash, now(), spam, text);
    for (const channel of channels) enqueue.run(id, channel, now(), now());
    return { id, isNew: !known };
  };

  let waiting: { request: NewQuote; done: PromiseWithResolvers<{ id: string; isNew: boolean }> }[] = [];
  // What arrives together is kept together: the disk takes milliseconds for each commit, whatever is in it.
  const keepAll = () => {
    const batch = waiting;
    waiting = [];
    try {
      database.exec('BEGIN IMMEDIATE');
      const kept = batch.map(({ request }) => keepOne(request));
      database.exec('COMMIT');
      batch.forEach(({ done }, index) => done.resolve(kept[index] ?? { id: '', isNew: false }));
      onNew();
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      for (const { done } of batch) done.reject(error);
    }
  };

  return {
    keep: (request) => {
      const done = Promise.withResolvers<{ id: string; isNew: boolean }>();
      if (waiting.push({ request, done }) === 1) setImmediate(keepAll);
      return done.promise;
    },
    has: async (id) => byId.get(id) !== undefined,
  };
}
