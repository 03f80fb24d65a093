import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from './node.ts';
import { readServerSettings, type ServerSettings } from './settings.ts';

/** Where requests go, or why none arrive. */
function toGreeting({ site, databaseFile, email, webhook }: ServerSettings): string {
  const recipients = [email && `emailed to ${email.to}`, webhook && 'posted to the webhook'].filter(Boolean);
  const note = recipients.join(' and ') || 'nobody is notified: see content-docs/get-quotes-by-email.md';
  try {
    if (readFileSync(join(site, 'request-quote.html'), 'utf8').includes('action="/quotes"'))
      return `Quote requests are stored in ${databaseFile}; ${note}.`;
    return 'The form in this build does not send requests to this server. Run npm start for a build that does.';
  } catch {
    return `There is no built site in ${site}. To build it and start this server, run npm start.`;
  }
}

try {
  const settings = readServerSettings();
  const { port, host } = settings;
  const { server, stop } = createServer(settings, (line) =>
    console.info(`${new Date().toISOString()} ${line}`),
  );
  // Attempts to send email may still be waiting, and are repeated at the next start.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => void stop().then(() => process.exit()));
  server.once('error', ({ message }) => {
    console.error(message);
    process.exit(1);
  });
  server.listen({ port, host }, () => {
    const address = server.address();
    console.info(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
    console.info(toGreeting(settings));
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
