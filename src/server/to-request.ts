import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxBody } from './read-body.ts';

const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

/**
 * The address that a request comes from. A proxy on this machine, or one that the settings know of, names it
 * last in `X-Forwarded-For`; what anyone else writes there is not believed.
 */
export function toAddress(request: IncomingMessage, hasProxy: boolean): string {
  const near = request.socket.remoteAddress ?? '';
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return named && (hasProxy || isLoopback(near)) ? named : near;
}

/** The body, or as much of it as shows that it is too large; the rest is let through unread. */
function readStart(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const parts: Buffer[] = [];
  let size = 0;
  const done = () => resolve(Buffer.concat(parts));
  message.on('data', (part: Buffer) => {
    if (size <= maxBody) parts.push(part);
    size += part.length;
    if (size > maxBody) done();
  });
  message
    .on('end', done)
    .on('error', reject)
    .on('close', () => reject(new Error('The visitor has left.')));
  return promise;
}

/** The request as the web's own object. */
export async function toRequest(message: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = message;
  const address = `http://${headers.host ?? 'localhost'}`;
  const request = {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  };
  const full = new URL(url, URL.canParse(address) ? address : 'http://localhost');
  if (method === 'GET' || method === 'HEAD') return new Request(full, request);
  return new Request(full, { ...request, body: await readStart(message) });
}

/** Sends an answer with these headers, as far as it does not bring its own. */
export async function sendResponse(answer: Response, response: ServerResponse, more: Record<string, string>) {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers({ ...more, 'Content-Length': String(body.length) });
  for (const [name, value] of answer.headers) headers.set(name, value);
  // What is left of a body that was too large is not waited for.
  if (answer.status === 413) headers.set('Connection', 'close');
  response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
}
