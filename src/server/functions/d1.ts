import * as z from 'zod/mini';
import { toHash } from '../../features/quote/rules/hash.ts';
import { attempt, everyFiveMinutes, lease, toDue } from '../retry-policy.ts';
import { duplicateWindow, isExpired, isReopened, sql, tables } from '../sql.ts';
import { toStoredFields } from '../stored-fields.ts';
import type { Notifier, QuoteStore } from '../types.ts';
import { day } from '../../site/format/durations.ts';

/** The part of a D1 statement that we use. */
interface Statement {
  bind(...values: (string | number | null)[]): Statement;
  first(): Promise<Record<string, unknown> | null>;
  run(): Promise<{ meta: { changes: number } }>;
}

/** The part of D1, Cloudflare's SQLite, that we use. */
export interface D1 {
  prepare(text: string): Statement;
  /** Runs all statements in one transaction. */
  batch(statements: Statement[]): Promise<unknown>;
}

const withTables = new WeakSet<D1>();

/** Creates the tables, once while the Worker runs. Requests share no promise, because the end of one may cancel it. */
async function createTables(database: D1): Promise<void> {
  if (withTables.has(database)) return;
  await database.batch(tables.map((table) => database.prepare(table)));
  withTables.add(database);
}

const knownSchema = z.nullable(z.object({ id: z.string(), hash: z.string(), spam: z.string() }));

/** A quote store in D1. It creates its tables on first use, and stores no photos. */
export function createD1Store(database: D1, channels: readonly Notifier['channel'][]): QuoteStore {
  const prepare = async (text: string, ...values: (string | number | null)[]) => {
    await createTables(database);
    return database.prepare(text).bind(...values);
  };
  const find = async (text: string, ...values: (string | number)[]) =>
    knownSchema.parse(await (await prepare(text, ...values)).first());
  return {
    store: async (request) => {
      const { key, spamReason, isTest } = request;
      const now = Date.now();
      const { fields, comparedFields } = toStoredFields(request, now);
      const text = JSON.stringify(fields);
      const hash = await toHash(JSON.stringify(comparedFields));
      const known =
        (key === undefined ? null : await find(sql.byKey, key, hash, text)) ??
        (await find(sql.byHash, hash, now - duplicateWindow));
      // The same text again, a change of an earlier request, or a new request.
      const isSame = known?.hash === hash;
      if (isSame && !isReopened(known, spamReason)) return { id: known.id, isNew: false, photos: 0 };
      const id = known?.id ?? crypto.randomUUID();
      const write = known
        ? [
            ...(isSame ? [] : [await prepare(sql.change, text, hash, id)]),
            await prepare(sql.revise, spamReason, id),
          ]
        : [await prepare(sql.insert, id, key ?? null, hash, now, isTest ? 'test' : 'new', spamReason, text)];
      const notify = await Promise.all(
        channels.map((channel) => prepare(sql.enqueue, channel, now, now, id)),
      );
      await database.batch([...write, ...notify]);
      // Another process may have stored the same text meanwhile. Then its row counts.
      const storedId = (await find(sql.byHash, hash, now - duplicateWindow))?.id ?? id;
      return { id: storedId, isNew: !known && storedId === id, photos: 0 };
    },
    has: async (id) => (await (await prepare(sql.byId, id)).first()) !== null,
  };
}

/** Sends the requests in the outbox that are due, each channel one request at a time. */
export async function sendDue(database: D1, notifiers: readonly Notifier[]): Promise<void> {
  for (const notifier of notifiers) {
    const { channel } = notifier;
    for (;;) {
      const row = await database.prepare(sql.due).bind(channel, Date.now()).first();
      if (!row) break;
      const next = toDue(row);
      const { id, revision } = next.request;
      const reserved = await database
        .prepare(sql.reserve)
        .bind(Date.now() + lease, id, channel, next.tries)
        .run();
      if (reserved.meta.changes === 0) continue;
      const { state, at, error } = await attempt(next, notifier, everyFiveMinutes);
      await database.prepare(sql.finish).bind(state, at, error, id, channel, revision).run();
    }
  }
}

/** Deletes requests older than `keepDays` that the shop knows of. 0 keeps everything. */
export async function expire(database: D1, keepDays: number): Promise<void> {
  await createTables(database);
  if (keepDays > 0)
    await database
      .prepare(`DELETE FROM quotes WHERE ${isExpired}`)
      .bind(Date.now() - keepDays * day)
      .run();
}
