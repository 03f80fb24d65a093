import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadServerSettings, type ServerSettings } from './settings.ts';
import { getStorageFaults } from './database-faults.ts';
import { createSiteServer } from './site-server.ts';
import type { QuoteService } from './types.ts';
import { startQuoteWorker } from './worker-client.ts';

/* The site's own server: serves the built site and stores quote requests. Its log contains no personal data. */

const log = (line: string) => console.info(`${new Date().toISOString()} ${line}`);

/** Prints the URL of the site, and where requests go or why none arrive. */
async function greet(
  { site, databaseFile, email, webhook }: ServerSettings,
  port: number,
  readHealth: QuoteService['health'],
) {
  console.info(`http://localhost:${port}`);
  const hasStorage = Object.keys(getStorageFaults(await readHealth())).length === 0;
  const page = join(site, 'request-quote.html');
  const postsHere = existsSync(page) && readFileSync(page, 'utf8').includes('action="/quotes"');
  const recipients = [email && `emailed to ${email.to}`, webhook && 'posted to the webhook']
    .filter(Boolean)
    .join(' and ');
  if (!existsSync(join(site, 'index.html')))
    console.info(`There is no built site in ${site}. To build it and start this server, run npm start.`);
  else if (!postsHere)
    console.info(
      'The form in this build does not send requests to this server. Run npm start for a build that does.',
    );
  else if (!hasStorage)
    console.info('Quote requests are refused until the database can be used. The log says why.');
  else if (recipients) console.info(`Quote requests are stored in ${databaseFile} and ${recipients}.`);
  else
    console.info(
      `Quote requests are stored in ${databaseFile} (npm run quotes), and nobody is notified. See content-docs/get-quotes-by-email.md.`,
    );
}

function start(settings: ServerSettings) {
  const quotes = startQuoteWorker(log);
  const { server, drain } = createSiteServer(settings, quotes, log);

  const stop = () => {
    drain();
    // Requests in progress get 10 seconds to finish.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
    const closeAll = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(closeAll);
      void quotes.stop();
    });
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  server.on('error', ({ message }) => {
    console.error(message);
    process.exit(1);
  });
  server.listen({ port: settings.port, host: settings.host }, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    void greet(settings, port, quotes.health);
  });
}

try {
  start(loadServerSettings());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
