import { createHash, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './database.ts';
import { addPhotos } from './photos/store.ts';
import { duplicateWindow, isReopened, sql } from './sql.ts';
import { toStoredFields } from './stored-fields.ts';
import type { StoreResult, NewRequest, Notifier, QuoteStore } from './types.ts';

/**
 * Returns a function that stores requests in one commit, each with its photos and an outbox row for each channel. If it
 * throws, none is stored. Once all photos together take `photoBytes`, further photos are left out.
 */
export function createBatchWriter(
  database: DatabaseSync,
  channels: readonly Notifier['channel'][],
  now: () => number = Date.now,
  photoBytes = Infinity,
) {
  const byKey = database.prepare(sql.byKey);
  const byHash = database.prepare(sql.byHash);
  const insert = database.prepare(sql.insert);
  const change = database.prepare(sql.change);
  const enqueue = database.prepare(sql.enqueue);
  const revise = database.prepare(sql.revise);

  const write = (request: NewRequest): StoreResult => {
    const { key, spamReason, isTest, photos = [] } = request;
    const { fields, comparedFields } = toStoredFields(request, now());
    const text = JSON.stringify(fields);
    const hash = createHash('sha256').update(JSON.stringify(comparedFields)).digest('hex');
    // The same text with another key is the same request from a second tab.
    const sameKey = key === undefined ? undefined : byKey.get(key, hash, text);
    const known = sameKey ?? byHash.get(hash, now() - duplicateWindow);
    const id = String(known?.id ?? randomUUID());
    const isSame = known?.hash === hash;
    // The same key with another text: the visitor got no clear answer and has edited the request.
    if (known && !isSame) change.run(text, hash, id);
    else if (!known) insert.run(id, key ?? null, hash, now(), isTest ? 'test' : 'new', spamReason, text);
    const added = addPhotos(database, id, photos, photoBytes);
    if (isSame && !added.isNew && !isReopened(known, spamReason))
      return { id, isNew: false, photos: added.stored };
    if (known) revise.run(spamReason, id);
    for (const channel of channels) enqueue.run(channel, now(), now(), id);
    return { id, isNew: !known, photos: added.stored };
  };

  return (requests: readonly NewRequest[]): StoreResult[] => transaction(database, () => requests.map(write));
}

/**
 * Returns a `store` that passes the requests of one tick to `write` together, because a commit takes as long for many
 * requests as for one.
 */
export function batch(write: (requests: readonly NewRequest[]) => StoreResult[]): QuoteStore['store'] {
  let queue: { request: NewRequest; result: PromiseWithResolvers<StoreResult> }[] = [];
  const flush = () => {
    const queued = queue;
    queue = [];
    try {
      const results = write(queued.map(({ request }) => request));
      for (const [index, { result }] of queued.entries()) {
        const stored = results[index];
        if (stored) result.resolve(stored);
        else result.reject(new Error('The request was not stored'));
      }
    } catch (error) {
      for (const { result } of queued) result.reject(error);
    }
  };
  return (request) => {
    const result = Promise.withResolvers<StoreResult>();
    if (queue.push({ request, result }) === 1) setImmediate(flush);
    return result.promise;
  };
}
