import { Worker } from 'node:worker_threads';
import { UnconfirmedError, unmeasured, type Health, type QuoteService } from './types.ts';
import { minute } from '../site/format/durations.ts';

export interface Call {
  id: number;
  method: keyof QuoteService;
  args: readonly unknown[];
}

/** An answer of the worker: the value of a call, why it failed, or a line for the log. */
export type Reply<Value> = { id: number; value: Value } | { id: number; error: string } | { log: string };

/** In milliseconds. Longer than the wait for any lock. */
const answerTimeout = 12_000;
const healthTimeout = 5000;
const stopTimeout = 5000;
/** A photo may have to wait for others. */
const photoTimeout = minute;
const restartDelay = 1000;

/** Ends a call. `never`, because the worker returns the type of any method of `QuoteService`. */
interface PendingCall {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

const noAnswer: Health = { ok: false, database: 'does not answer', ...unmeasured };

/** Runs the quote service in a worker thread, and starts it again if it ends. */
export function startQuoteWorker(log: (line: string) => void): QuoteService {
  const pendingCalls = new Map<number, PendingCall>();
  let worker: Worker | undefined;
  let restart: NodeJS.Timeout | undefined;
  let isStopping = false;
  let lastId = 0;

  const start = () => {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.on('message', (reply: Reply<never>) => {
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
      if (!isStopping) restart = setTimeout(start, restartDelay);
    });
  };

  const send = <Method extends keyof QuoteService>(
    method: Method,
    args: Parameters<QuoteService[Method]>,
    timeout = answerTimeout,
  ): Promise<Awaited<ReturnType<QuoteService[Method]>>> => {
    if (!worker) return Promise.reject(new Error('the quote worker is starting'));
    const id = (lastId += 1);
    const pending = Promise.withResolvers<Awaited<ReturnType<QuoteService[Method]>>>();
    const timer = setTimeout(() => {
      pendingCalls.delete(id);
      pending.reject(new UnconfirmedError('the quote worker does not answer'));
    }, timeout);
    pendingCalls.set(id, pending);
    worker.postMessage({ id, method, args } satisfies Call);
    return pending.promise.finally(() => clearTimeout(timer));
  };

  let health: Promise<Health> | undefined;

  start();
  return {
    store: (...args) => send('store', args),
    has: (...args) => send('has', args),
    reEncodePhoto: (...args) => send('reEncodePhoto', args, photoTimeout),
    recordProxy: (...args) => send('recordProxy', args),
    // Requests at the same time share one measurement, because each writes to the disk.
    health: () =>
      (health ??= send('health', [], healthTimeout)
        .catch(() => noAnswer)
        .finally(() => (health = undefined))),
    stop: async () => {
      isStopping = true;
      clearTimeout(restart);
      const running = worker;
      if (!running) return;
      await send('stop', [], stopTimeout).catch((error: unknown) => log(String(error)));
      await running.terminate();
    },
  };
}
