import { once } from 'node:events';
import { request } from 'node:http';
import { prepareServer, toQuote } from '../server/process.ts';

/*
 * Prints the statuses of posts that reach the server from one private address, as through the bridge of a container.
 * It runs in a network of its own, where that address is on the loopback device: node tests/faults/one-bridge.ts
 */
const bridge = '10.231.17.1';
const server = await prepareServer({ QUOTES_RATE: '30' });
const { port } = new URL(server.origin);

async function post(key: string, forwarded: string): Promise<number> {
  const { body, ...question } = toQuote(key, { 'X-Forwarded-For': forwarded });
  const asked = request({
    ...question,
    host: bridge,
    port,
    path: '/quotes',
    localAddress: bridge,
    agent: false,
  });
  asked.end(body);
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
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
// A proxy adds the address that it sees at the end; what stands before it is the visitor's own invention.
const appended = await postUntilRefused('appended', 40, (n) => `192.0.2.${n + 1}, 198.51.100.8`);
// Behind a bridge that sets no header, all of it is invented.
const invented = await postUntilRefused('invented', 1500, (n) => `198.18.${n >> 8}.${n & 255}`);
await server.end('SIGKILL');
server.remove();
console.info(JSON.stringify({ visitors, oneVisitor, appended, invented, log: server.output() }));
