import { parentPort } from 'node:worker_threads';
import { createMailNotifier } from './mail.ts';
import { createQuoteService } from './quote-service.ts';
import { loadServerSettings } from './settings.ts';
import { toTrouble } from './health.ts';
import type { Call, Reply } from './worker-client.ts';
import { createWebhookNotifier } from './webhook.ts';

/* Runs the quote service in a thread of its own, so that a page never waits for the database. */

const settings = loadServerSettings();
const notifiers = [
  ...(settings.mail ? [createMailNotifier(settings.mail)] : []),
  ...(settings.webhook ? [createWebhookNotifier(settings.webhook)] : []),
];
const reply = (message: Reply) => parentPort?.postMessage(message);
const service = createQuoteService(settings, notifiers, (log) => reply({ log }));

const run = (call: Call): Promise<unknown> => {
  switch (call.method) {
    case 'keep':
      return service.keep(call.value);
    case 'has':
      return service.has(call.value);
    case 'noteProxy':
      return service.noteProxy(call.value);
    case 'health':
      return service.health();
    case 'stop':
      return service.stop();
  }
};

parentPort?.on('message', async (call: Call & { id: number }) => {
  try {
    reply({ id: call.id, value: await run(call) });
  } catch (error) {
    reply({ id: call.id, error: Object.entries(toTrouble(error)).flat().join(': ') });
  }
});
