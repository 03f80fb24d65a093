import { attempt, fiveDays, lease, toDue } from '../retry-policy.ts';
import { sameFor, sql, tables } from '../sql.ts';
import type { Notifier, QuoteStore } from '../types.ts';

/** A statement of D1, as far as it is used here. */
interface Statement {
  bind(...values: (string | number | null)[]): Statement;
  first(): Promise<Record<string, unknown> | null>;
  run(): Promise<{ meta: { changes: number } }>;
}

/** Cloudflare's SQLite, as far as it is used here. */
export interface D1 {
  prepare(text: string): Statement;
  /** Runs all in one transaction. */
  batch(statements: Statement[]): Promise<unknown>;
}

async function toHash(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A store in D1; its tables are made when they are first needed. */
export function createD1Store(database: D1, channels: readonly Notifier['channel'][]): QuoteStore {
  let made: Promise<unknown> | undefined;
  const ask = async (text: string, ...values: (string | number | null)[]) => {
    await (made ??= database.batch(tables.map((table) => database.prepare(table))));
    return database.prepare(text).bind(...values);
  };
  return {
    keep: async ({ key, quote, spam, isTest }) => {
      const text = JSON.stringify(quote);
      const hash = await toHash(text);
      const now = Date.now();
      const byKey = key === undefined ? null : await (await ask(sql.byKey, key)).first();
      const known = byKey ?? (await (await ask(sql.byHash, hash, now - sameFor)).first());
      if (known?.hash === hash) return { id: String(known.id), isNew: false };
      const id = String(known?.id ?? crypto.randomUUID());
      const keep = known
        ? await ask(sql.change, text, hash, id)
        : await ask(sql.insert, id, key ?? null, hash, now, isTest ? 'test' : 'new', spam, text);
      const tell = await Promise.all(channels.map((channel) => ask(sql.enqueue, channel, now, now, id)));
      await database.batch([keep, ...tell]);
      // Another request under the same key may have been faster; then its row stands.
      const first = key === undefined ? undefined : await (await ask(sql.byKey, key)).first();
      const kept = String(first?.id ?? id);
      return { id: kept, isNew: !known && kept === id };
    },
    has: async (id) => (await (await ask(sql.byId, id)).first()) !== null,
  };
}

/** Tells the shop of all that is due now. */
export async function tellDue(database: D1, notifiers: readonly Notifier[]): Promise<void> {
  for (const notifier of notifiers) {
    const { channel } = notifier;
    for (;;) {
      const row = await database.prepare(sql.due).bind(channel, Date.now()).first();
      if (!row) break;
      const next = toDue(row);
      const { id, revision } = next.kept;
      const taken = await database
        .prepare(sql.take)
        .bind(Date.now() + lease, id, channel, next.tries)
        .run();
      if (taken.meta.changes === 0) continue;
      const { state, at, error } = await attempt(next, notifier, fiveDays);
      await database.prepare(sql.finish).bind(state, at, error, id, channel, revision).run();
    }
  }
}
