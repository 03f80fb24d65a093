import { parentPort } from 'node:worker_threads';
import { toTrouble } from './health.ts';
import { createNotifiers } from './notifiers.ts';
import { createQuoteService } from './quote-service.ts';
import { loadServerSettings } from './settings.ts';
import type { Call, Reply } from './worker-client.ts';

/* Runs the quote service in a worker thread, so that a page never waits for the database. */

const settings = loadServerSettings();
const reply = (message: Reply) => parentPort?.postMessage(message);
const service = createQuoteService(settings, createNotifiers(settings), (log) => reply({ log }));

const run = (call: Call): Promise<unknown> => {
  switch (call.method) {
    case 'keep':
      return service.keep(call.value);
    case 'has':
      return service.has(call.value);
    case 'follow':
      return service.follow?.(call.token, call.change) ?? Promise.resolve(undefined);
    case 'photo':
      return service.photo?.(call.token, call.number) ?? Promise.resolve(undefined);
    case 'addPhotos':
      return service.addPhotos?.(call.token, call.photos) ?? Promise.resolve(undefined);
    case 'rewritePhoto':
      return service.rewritePhoto(call.value);
    case 'noteProxy':
      return service.noteProxy(call.value);
    case 'health':
      return service.health();
    case 'stop':
      return service.stop();
  }
};

const answer = async (call: Call & { id: number }) => {
  try {
    reply({ id: call.id, value: await run(call) });
  } catch (error) {
    reply({ id: call.id, error: Object.entries(toTrouble(error)).flat().join(': ') });
  }
};
parentPort?.on('message', (call: Call & { id: number }) => void answer(call));
