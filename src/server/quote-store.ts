import { createHash, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sameFor, sql } from './sql.ts';
import type { NewQuote, Notifier, QuoteStore } from './types.ts';

type Kept = Awaited<ReturnType<QuoteStore['keep']>>;

/**
 * Returns the function that stores requests in one commit, each with an outbox row for each channel. All of them are on
 * the disk when it returns; if it throws, none is.
 */
export function createBatchWriter(
  database: DatabaseSync,
  channels: readonly Notifier['channel'][],
  now: () => number = Date.now,
) {
  const byKey = database.prepare(sql.byKey);
  const byHash = database.prepare(sql.byHash);
  const insert = database.prepare(sql.insert);
  const change = database.prepare(sql.change);
  const enqueue = database.prepare(sql.enqueue);

  const write = ({ key, quote, spam, isTest }: NewQuote): Kept => {
    const text = JSON.stringify(quote);
    const hash = createHash('sha256').update(text).digest('hex');
    // The same words under another key are the same request, sent from a second tab.
    const known = (key === undefined ? undefined : byKey.get(key)) ?? byHash.get(hash, now() - sameFor);
    const id = String(known?.id ?? randomUUID());
    if (known?.hash === hash) return { id, isNew: false };
    // The same key with other words: the visitor could not be sure that it had arrived, and has edited it since.
    if (known) change.run(text, hash, id);
    else insert.run(id, key ?? null, hash, now(), isTest ? 'test' : 'new', spam, text);
    for (const channel of channels) enqueue.run(channel, now(), now(), id);
    return { id, isNew: !known };
  };

  return (requests: readonly NewQuote[]): Kept[] => {
    try {
      database.exec('BEGIN IMMEDIATE');
      const kept = requests.map(write);
      database.exec('COMMIT');
      return kept;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
}

/**
 * Returns a `keep` that stores what arrives at the same moment with one call of `write`: a commit takes
 * milliseconds, however many requests it holds.
 */
export function batch(write: (requests: readonly NewQuote[]) => Kept[]): QuoteStore['keep'] {
  let waiting: { request: NewQuote; done: PromiseWithResolvers<Kept> }[] = [];
  const flush = () => {
    const all = waiting;
    waiting = [];
    try {
      const kept = write(all.map(({ request }) => request));
      all.forEach(({ done }, index) => done.resolve(kept[index] ?? { id: '', isNew: false }));
    } catch (error) {
      for (const { done } of all) done.reject(error);
    }
  };
  return (request) => {
    const done = Promise.withResolvers<Kept>();
    if (waiting.push({ request, done }) === 1) setImmediate(flush);
    return done.promise;
  };
}
