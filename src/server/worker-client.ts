import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { viewSchema } from './follow-up/view.ts';
import { UnconfirmedError, type Health, type QuoteService } from './types.ts';

/** A call of the quote service. */
export interface Call {
  id: number;
  method: keyof QuoteService;
  args: readonly unknown[];
}

/** What the worker answers: the value of a call or why it failed, or a line for the log. */
export type Reply = { id: number; value: unknown } | { id: number; error: string } | { log: string };

/** In milliseconds. The first is longer than any lock is waited for. */
const answerTimeout = 12_000;
const healthTimeout = 5000;
const stopTimeout = 5000;
/** A photo may wait for others before it. */
const photoTimeout = 60_000;
const restartDelay = 1000;

const keptSchema = z.object({ id: z.string(), isNew: z.boolean(), photos: z.number() });
const photoSchema = z.optional(z.instanceof(Uint8Array));
const healthSchema: z.ZodMiniType<Health> = z.object({
  ok: z.boolean(),
  database: z.string(),
  disk: z.string(),
  outbox: z.string(),
  mail: z.string(),
  lastRequest: z.exactOptional(z.literal('refused')),
});

const noAnswer: Health = {
  ok: false,
  database: 'does not answer',
  disk: 'unknown',
  outbox: 'unknown',
  mail: 'unknown',
};

/** Runs the quote service in a worker thread, and starts it again if it ends. */
export function startQuoteWorker(log: (line: string) => void): QuoteService {
  const pendingCalls = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | undefined;
  let isStopping = false;
  let lastId = 0;

  const start = () => {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.on('message', (reply: Reply) => {
      if ('log' in reply) {
        log(reply.log);
        return;
      }
      const call = pendingCalls.get(reply.id);
      pendingCalls.delete(reply.id);
      if ('error' in reply) call?.reject(new Error(reply.error));
      else call?.resolve(reply.value);
    });
    worker.on('error', (error) =>
      log(`quote worker: ${error instanceof Error ? error.message : String(error)}`),
    );
    worker.once('exit', () => {
      worker = undefined;
      for (const { reject } of pendingCalls.values()) reject(new UnconfirmedError('the quote worker ended'));
      pendingCalls.clear();
      if (!isStopping) setTimeout(start, restartDelay);
    });
  };

  const send = async <Method extends keyof QuoteService, Value>(
    method: Method,
    args: Parameters<QuoteService[Method]>,
    schema: z.ZodMiniType<Value>,
    timeout = answerTimeout,
  ): Promise<Value> => {
    if (!worker) throw new Error('the quote worker is starting');
    const id = (lastId += 1);
    const pending = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => {
      pendingCalls.delete(id);
      pending.reject(new UnconfirmedError('the quote worker does not answer'));
    }, timeout);
    pendingCalls.set(id, pending);
    worker.postMessage({ id, method, args } satisfies Call);
    return schema.parse(await pending.promise.finally(() => clearTimeout(timer)));
  };

  let health: Promise<Health> | undefined;

  start();
  return {
    keep: (...args) => send('keep', args, keptSchema),
    has: (...args) => send('has', args, z.boolean()),
    follow: (...args) => send('follow', args, z.optional(viewSchema)),
    photo: (...args) => send('photo', args, photoSchema),
    addPhotos: (...args) => send('addPhotos', args, z.optional(z.number())),
    rewritePhoto: (...args) => send('rewritePhoto', args, photoSchema, photoTimeout),
    noteProxy: (...args) => send('noteProxy', args, z.void()),
    // Requests at the same time get the same answer, as each measurement writes to the disk.
    health: () =>
      (health ??= send('health', [], healthSchema, healthTimeout)
        .catch(() => noAnswer)
        .finally(() => (health = undefined))),
    stop: async () => {
      isStopping = true;
      await send('stop', [], z.void(), stopTimeout).catch((error: unknown) => log(String(error)));
      await worker?.terminate();
    },
  };
}
