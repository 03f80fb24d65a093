import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Serves another server's site on a free port with its pages rewritten, except what `answer` has answered itself. */
export async function startProxy(
  target: string,
  rewrite: (html: string, path: string) => string,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
) {
  const server = createServer((request, response) => {
    if (answer(request, response)) {
      request.resume();
      return;
    }
    const { method, url = '/', headers } = request;
    const pass = async (given: IncomingMessage) => {
      const body = await buffer(given);
      const isPage = given.headers['content-type']?.includes('html');
      const sent = isPage ? Buffer.from(rewrite(body.toString(), url)) : body;
      delete given.headers['transfer-encoding'];
      const all = { ...given.headers, 'content-length': sent.length };
      response.writeHead(given.statusCode ?? 502, all).end(sent);
    };
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const forwarded = send(target + url, { method, headers: plain }, (given) => void pass(given));
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
