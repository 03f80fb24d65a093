import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/server/database.ts';
import { readArguments } from './arguments.ts';
import { load } from './bench/load.ts';
import { untilUp } from './bench/open-site.ts';
import { toTable } from './bench/table.ts';

/*
 * How many requests a second the site's own server takes, beside a bare node:http server that reads the same request
 * and keeps nothing. Each runs as a process of its own; this one sends.
 */
const usage = 'npm run bench:server -- --seconds 60 --visitors 64';
const { values } = readArguments(usage, {
  options: {
    seconds: { type: 'string', default: '14' },
    visitors: { type: 'string', default: '64' },
    bare: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const visitors = Number(values.visitors);
const port = Number(process.env.PORT ?? 4340);

async function compare() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const data = join(folder, 'quotes.db');
  const start = (script: string[], env: Record<string, string>) =>
    spawn(process.execPath, script, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const bare = start(['tools/bench-server.ts', '--bare', String(port)], {});
  const own = start(['src/server/main.ts'], { PORT: String(port + 1), QUOTES_DATA: data, QUOTES_RATE: '0' });
  const [bareSite, ownSite] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  try {
    await Promise.all([bareSite, ownSite].map(untilUp));
    const rows = [
      {
        server: 'bare node:http, keeps nothing',
        ...(await load({ pid: bare.pid, url: `${bareSite}/quotes`, isPost: true, seconds, visitors })),
      },
      {
        server: 'ours, each request on the disk',
        ...(await load({ pid: own.pid, url: `${ownSite}/quotes`, isPost: true, seconds, visitors })),
      },
      {
        server: 'bare node:http, a short answer',
        ...(await load({ pid: bare.pid, url: `${bareSite}/`, isPost: false, seconds, visitors })),
      },
      {
        server: 'ours, the home page in Brotli',
        ...(await load({ pid: own.pid, url: `${ownSite}/`, isPost: false, seconds, visitors })),
      },
    ];
    const database = openDatabase(data);
    const kept = database.prepare('SELECT count(*) AS n FROM quotes').get()?.n;
    database.close();
    console.info(
      `${cpus().length} cores, ${seconds} s each, ${visitors} visitors at once; ${String(kept)} requests kept.\n`,
    );
    console.info(toTable(rows));
  } finally {
    bare.kill();
    own.kill();
    await wait(500);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (values.bare) {
  createServer((message, response) => {
    void message.toArray().then((chunks) => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}');
      const answer = JSON.stringify({ ok: Boolean(body) });
      response
        .writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': answer.length })
        .end(answer);
    });
  }).listen(Number(values.bare), '127.0.0.1');
} else await compare();
