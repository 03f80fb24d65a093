import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/server/database.ts';
import { readArguments } from './arguments.ts';
import { waitForServer } from './open-site.ts';
import { toTable } from './table.ts';

/*
 * Measures how many requests per second the site's own server handles, compared with a bare node:http server that reads the
 * same request and stores nothing. Both run as processes of their own.
 */
const usage = 'npm run bench:server -- --seconds 60 --visitors 64';
const { values } = readArguments(usage, {
  options: {
    seconds: { type: 'string', default: '14' },
    visitors: { type: 'string', default: '64' },
  },
});
const seconds = Number(values.seconds);
const visitors = Number(values.visitors);
const port = Number(process.env.PORT ?? 4340);

const toBody = (key: string) =>
  JSON.stringify({
    name: `Visitor ${key}`,
    phone: '512 555 0188',
    email: 'visitor@example.com',
    serviceType: 'residential',
    message: `Six west-facing windows, ${key}. ${'We would like to know what film would cost. '.repeat(8)}`,
    leave_blank: '',
    fill_seconds: '41',
  });

/** Linux counts CPU time in ticks, 100 per second. */
const msPerTick = 10;

/** CPU time that a process has used, in milliseconds. NaN if the system is not Linux. */
function cpuTime(pid = 0): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** Sends requests for the given time. Returns a row of results: answers per second and by status, and times in milliseconds. */
async function measure(server: string, { pid }: ChildProcess, url: string, isPost: boolean) {
  const before = cpuTime(pid);
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const sendOne = () =>
    new Promise<void>((resolve, reject) => {
      const key = String((count += 1));
      const start = performance.now();
      const headers = isPost
        ? { 'Content-Type': 'application/json', 'Idempotency-Key': key }
        : { 'Accept-Encoding': 'br' };
      const sending = request(url, { agent, method: isPost ? 'POST' : 'GET', headers }, (response) => {
        response.resume().on('end', () => {
          times.push(performance.now() - start);
          const code = response.statusCode ?? 0;
          statuses.set(code, (statuses.get(code) ?? 0) + 1);
          resolve();
        });
      });
      sending.on('error', reject).end(isPost ? toBody(key) : undefined);
    });
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (performance.now() < end) await sendOne();
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  const percentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return {
    server,
    'per second': Math.round(times.length / seconds).toLocaleString('en-US'),
    'half within, ms': percentile(0.5),
    '99% within, ms': percentile(0.99),
    'CPU ms each': ((cpuTime(pid) - before) / times.length).toFixed(2),
    answers: [...statuses].map(([code, n]) => `${code}: ${n.toLocaleString('en-US')}`).join(', '),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const data = join(folder, 'quotes.db');
const start = (script: string, env: Record<string, string>) =>
  spawn(process.execPath, [script], { env: { ...process.env, ...env }, stdio: 'ignore' });
const bare = start('tools/bench/bare-server.ts', { PORT: String(port) });
const own = start('src/server/main.ts', { PORT: String(port + 1), QUOTES_DATA: data, QUOTES_RATE: '0' });
const [bareSite, ownSite] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
try {
  await Promise.all([bareSite, ownSite].map(waitForServer));
  const rows = [
    await measure('bare node:http, stores nothing', bare, `${bareSite}/quotes`, true),
    await measure('ours, each request on the disk', own, `${ownSite}/quotes`, true),
    await measure('bare node:http, a short answer', bare, `${bareSite}/`, false),
    await measure('ours, the home page in Brotli', own, `${ownSite}/`, false),
  ];
  const database = openDatabase(data);
  const stored = database.prepare('SELECT count(*) AS n FROM quotes').get()?.n;
  database.close();
  console.info(
    `${cpus().length} cores, ${seconds} s each, ${visitors} visitors at once; ${String(stored)} requests stored.\n`,
  );
  console.info(toTable(rows));
} finally {
  bare.kill();
  own.kill();
  await wait(500);
  rmSync(folder, { recursive: true, force: true });
}
