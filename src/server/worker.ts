import { parentPort } from 'node:worker_threads';
import { classifyError, formatFault } from './database-faults.ts';
import { createNotifiers } from './notifiers.ts';
import { createQuoteService } from './quote-service.ts';
import { loadServerSettings } from './settings.ts';
import type { Call, Reply } from './worker-client.ts';

/* Runs the quote service in a worker thread, so that a page never waits for the database. */

const settings = loadServerSettings();
const reply = (message: Reply<unknown>) => parentPort?.postMessage(message);
const service = createQuoteService(settings, createNotifiers(settings), (line) => reply({ log: line }));

const answer = async ({ id, method, args }: Call) => {
  try {
    const value: unknown = await Reflect.apply(service[method], service, args);
    reply({ id, value });
  } catch (error) {
    reply({ id, error: formatFault(classifyError(error)) });
  }
};
parentPort?.on('message', (call: Call) => void answer(call));
