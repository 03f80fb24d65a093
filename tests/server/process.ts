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

/**
 * The server as a process, with a small site and a database that outlives it. Everything is removed at the end. A concurrent
 * test has to pass its own `onFinished`.
 */
export async function prepareServer(
  settings: Record<string, string> = {},
  onFinished: (run: () => Promise<void>) => void = atEnd,
) {
  const { folder, site, remove } = makeSite();
  const port = await freePort();
  const data = settings.QUOTES_DATA ?? join(folder, 'data/quotes.db');
  const origin = `http://127.0.0.1:${port}`;
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    SITE_DIR: site,
    PORT: String(port),
    QUOTES_DATA: data,
    QUOTES_RATE: '0',
    ...settings,
  };
  let child: ChildProcess | undefined;
  let output = '';

  const isUp = (path: string) =>
    fetch(`${origin}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  const ended = () =>
    new Promise<number | null>((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) resolve(child?.exitCode ?? null);
      else child.once('exit', (code) => resolve(code));
    });
  /** Ends the server with a signal. Resolves to its exit code. */
  const end = (signal: NodeJS.Signals) => {
    child?.kill(signal);
    return ended();
  };
  onFinished(async () => {
    await end('SIGKILL');
    remove();
  });
  return {
    folder,
    site,
    data,
    origin,
    end,
    /** The settings. A test may change them before it starts the server again. */
    env,
    /** The output so far. */
    output: () => output,
    /** Whether the server is running. */
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    /** Starts the server and waits until a path responds with 2xx. `/` needs no database. Resolves to the process id. */
    start: async (path: '/health' | '/' = '/health') => {
      child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
      child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
      for (let tries = 0; !(await isUp(path)); tries++) {
        if (tries > 500 || child.exitCode !== null) throw new Error(`The server does not start:\n${output}`);
        await wait(20);
      }
      return child.pid ?? 0;
    },
    /** The rows of a query of the database. */
    rows: (sql: string) => {
      const database = new DatabaseSync(data, { readOnly: true, timeout: 5000 });
      const rows = database.prepare(sql).all();
      database.close();
      return rows;
    },
  };
}

/** A request with photos and a key of its own, as the page's script sends it. */
export function toUpload(key: string, photos: readonly Uint8Array<ArrayBuffer>[]) {
  const { method, headers, body } = toQuote(key);
  const form = new FormData();
  for (const [name, value] of Object.entries(JSON.parse(body) as Record<string, string>))
    form.append(name, value);
  photos.forEach((photo, index) => form.append('photos', new Blob([photo]), `photo-${index + 1}.jpg`));
  return {
    method,
    headers: { Accept: 'application/json', 'Idempotency-Key': headers['Idempotency-Key'] },
    body: form,
  };
}

/** A request with a key of its own. */
export const toQuote = (key: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
  body: JSON.stringify({
    name: `Visitor ${key}`,
    phone: '512 555 0188',
    email: 'visitor@example.com',
    serviceType: 'residential',
    message: `Six windows, ${key}. ${'Words. '.repeat(40)}`,
  }),
});
