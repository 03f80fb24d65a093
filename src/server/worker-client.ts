import { Worker } from 'node:worker_threads';
import { UnconfirmedError, type Health, type NewQuote, type QuoteService } from './types.ts';

/** A call of the quote service. */
export type Call =
  | { method: 'keep'; value: NewQuote }
  | { method: 'has' | 'noteProxy'; value: string }
  | { method: 'health' | 'stop' };

/** What the thread answers: the value of a call or why it failed, or a line for the log. */
export type Reply = { id: number; value: unknown } | { id: number; error: string } | { log: string };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Longer than any lock is waited for, in milliseconds. */
const answerTimeout = 12_000;
const healthTimeout = 5000;
const stopTimeout = 5000;
const restartDelay = 1000;

/** The quote service in a thread of its own, which is started again if it ends. */
export function startQuoteWorker(log: (line: string) => void): QuoteService {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let isStopping = false;
  let lastId = 0;

  const start = () => {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.on('message', (reply: Reply) => {
      if ('log' in reply) return log(reply.log);
      const call = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) call?.reject(new Error(reply.error));
      else call?.resolve(reply.value);
    });
    worker.on('error', (error) => log(`quote worker: ${error.message}`));
    worker.once('exit', () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new UnconfirmedError('the quote worker ended'));
      waiting.clear();
      if (!isStopping) setTimeout(start, restartDelay);
    });
  };

  const send = <Value>(call: Call, timeout = answerTimeout): Promise<Value> =>
    new Promise<Value>((resolve, reject) => {
      if (!worker) return reject(new Error('the quote worker is starting'));
      const id = (lastId += 1);
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new UnconfirmedError('the quote worker does not answer'));
      }, timeout);
      waiting.set(id, {
        resolve: (value: Value) => {
          clearTimeout(timer);
          resolve(value);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      worker.postMessage({ ...call, id });
    });

  let health: Promise<Health> | undefined;
  const silent: Health = {
    ok: false,
    database: 'does not answer',
    disk: 'unknown',
    outbox: 'unknown',
    mail: 'unknown',
  };

  start();
  return {
    keep: (value) => send({ method: 'keep', value }),
    has: (value) => send({ method: 'has', value }),
    noteProxy: (value) => send({ method: 'noteProxy', value }),
    // Those who ask at the same time get the same answer: each writes to the disk.
    health: () =>
      (health ??= send<Health>({ method: 'health' }, healthTimeout)
        .catch(() => silent)
        .finally(() => (health = undefined))),
    stop: async () => {
      isStopping = true;
      await send({ method: 'stop' }, stopTimeout).catch((error: unknown) => log(String(error)));
      await worker?.terminate();
    },
  };
}
