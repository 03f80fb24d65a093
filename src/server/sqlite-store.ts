import { createHash, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sameFor, sql } from './sql.ts';
import type { NewQuote, Notifier, QuoteStore } from './types.ts';

/** A store whose requests are on the disk, each with a row in the outbox of each channel, before `keep` resolves. */
export function createStore(
  database: DatabaseSync,
  channels: readonly Notifier['channel'][],
  { now = Date.now, onNew = () => {} }: { now?: () => number; onNew?: () => void } = {},
): QuoteStore {
  const byKey = database.prepare(sql.byKey);
  const byHash = database.prepare(sql.byHash);
  const byId = database.prepare(sql.byId);
  const insert = database.prepare(sql.insert);
  const change = database.prepare(sql.change);
  const enqueue = database.prepare(sql.enqueue);

  const keepOne = ({ key, quote, spam }: NewQuote) => {
    const text = JSON.stringify(quote);
    const hash = createHash('sha256').update(text).digest('hex');
    const known = key === undefined ? byHash.get(hash, now() - sameFor) : byKey.get(key);
    const id = String(known?.id ?? randomUUID());
    if (known?.hash === hash) return { id, isNew: false };
    // Under the same key in other words: the visitor was not sure that it had arrived, and has mended it since.
    if (known) change.run(text, hash, id);
    else insert.run(id, key ?? null, hash, now(), spam, text);
    for (const channel of channels) enqueue.run(channel, now(), now(), id);
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
