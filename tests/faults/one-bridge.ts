import { request } from 'node:http';
import { prepareServer, toQuote } from '../server/process.ts';

/*
 * Prints the statuses of posts that reach the server from one private IP, as through the bridge of a container. It runs in
 * a network namespace where that IP is on the loopback device.
 */
const bridge = '10.231.17.1';
const server = await prepareServer({ QUOTES_RATE: '30' });
const { port } = new URL(server.origin);

function post(key: string, forwarded: string): Promise<number> {
  const { body, ...options } = toQuote(key, { 'X-Forwarded-For': forwarded });
  const connection = { host: bridge, port, path: '/quotes', localAddress: bridge, agent: false };
  return new Promise((resolve, reject) => {
    request({ ...options, ...connection }, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end(body);
  });
}

/** Posts one after the other, until one is refused. */
async function postUntilRefused(name: string, count: number, toForwarded: (n: number) => string) {
  const statuses: number[] = [];
  for (let n = 0; n < count && !statuses.includes(429); n++)
    statuses.push(await post(`${name}-${n}`, toForwarded(n)));
  return { sent: statuses.length, statuses: [...new Set(statuses)] };
}

await server.start();
const visitors = await postUntilRefused('visitor', 40, (n) => `203.0.113.${n + 1}`);
const oneVisitor = await postUntilRefused('same', 40, () => '198.51.100.7');
// A proxy appends the IP that it sees. The visitor may have forged what is before it.
const appended = await postUntilRefused('appended', 40, (n) => `192.0.2.${n + 1}, 198.51.100.8`);
// Behind a bridge that sets no header, the visitor may forge all of it.
const forged = await postUntilRefused('forged', 1500, (n) => `198.18.${n >> 8}.${n & 255}`);
await server.end('SIGKILL');
server.remove();
console.info(JSON.stringify({ visitors, oneVisitor, appended, forged, log: server.output() }));
