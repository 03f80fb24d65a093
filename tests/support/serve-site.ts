import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a server answers. Throws after 30 s. */
export async function untilServed(url: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`Nothing is served at ${url}.`);
}

/** Serves the built site of the project in `cwd` with its own server. `stop` ends it. */
export async function serveSite(port: number, settings: Record<string, string> = {}, cwd = '.') {
  const site = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['tools/serve.ts'], {
    cwd,
    env: {
      ...process.env,
      QUOTES_DATA: join(tmpdir(), `quotes-${process.pid}-${port}/quotes.db`),
      ...settings,
      PORT: String(port),
    },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
  };
  process.once('exit', stop);
  await untilServed(site);
  return { site, stop };
}
