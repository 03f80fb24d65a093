import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { atEnd } from '../support/at-end.ts';
import { makeSite } from '../support/site-folder.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The server as a process, with a small site and a database that outlives it. Everything is removed at the end. */
export async function prepareServer(settings: Record<string, string> = {}) {
  const { folder, site, remove } = makeSite();
  const port = await freePort();
  const data = settings.QUOTES_DATA ?? join(folder, 'data/quotes.db');
  const origin = `http://127.0.0.1:${port}`;
  const own = { SITE_DIR: site, PORT: String(port), QUOTES_DATA: data, QUOTES_RATE: '0' };
  const env = { PATH: process.env.PATH, ...own, ...settings };
  let child: ChildProcess | undefined;
  let output = '';

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  /** Ends the server with a signal. Resolves to its exit code. */
  const end = (signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      if (!isRunning()) resolve(child?.exitCode ?? null);
      else child?.once('exit', (code) => resolve(code)).kill(signal);
    });
  atEnd(async () => {
    await end('SIGKILL');
    remove();
  });
  return {
    folder,
    site,
    data,
    origin,
    port,
    end,
    env,
    /** The output so far. */
    output: () => output,
    isRunning,
    /** Starts the server and waits until a path responds with 2xx. `/` needs no database. Resolves to the process id. */
    start: async (path: '/health' | '/' = '/health') => {
      child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part) => (output += String(part)));
      const isUp = () => fetch(origin + path).then((response) => response.ok);
      for (let tries = 0; !(await isUp().catch(() => false)); tries++) {
        if (tries > 500 || !isRunning()) throw new Error(`The server does not start:\n${output}`);
        await wait(20);
      }
      return child.pid ?? 0;
    },
    /** The rows of a query of the database. */
    rows: (sql: string, file = data) => {
      const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
      const rows = database.prepare(sql).all();
      database.close();
      return rows;
    },
  };
}

const toFields = (key: string) => ({
  name: `Visitor ${key}`,
  phone: '512 555 0188',
  email: 'visitor@example.com',
  serviceType: 'residential',
  message: `Six windows, ${key}. ${'Words. '.repeat(40)}`,
});

/** A request with a key of its own, as the page's script sends it. */
export const toQuote = (key: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  body: JSON.stringify(toFields(key)),
});

/** The same with photos. */
export function toUpload(key: string, photos: readonly Uint8Array<ArrayBuffer>[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(toFields(key))) body.append(name, value);
  photos.forEach((photo, index) => body.append('photos', new Blob([photo]), `photo-${index + 1}.jpg`));
  return { method: 'POST', headers: { Accept: 'application/json', 'Idempotency-Key': key }, body };
}
