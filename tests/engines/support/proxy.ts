import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, inject } from 'vitest';
import { pause } from './pause';

interface Change {
  /** Time that each script is held back, in milliseconds. */
  holdScripts?: number;
  /** Changes the text of pages, style sheets and scripts. */
  rewrite?: (text: string) => string;
}

async function pass(answer: IncomingMessage, response: ServerResponse, { holdScripts = 0, rewrite }: Change) {
  const type = answer.headers['content-type'] ?? '';
  let body = await buffer(answer);
  if (rewrite && /html|css|javascript/.test(type)) body = Buffer.from(rewrite(body.toString()));
  if (type.includes('javascript')) await pause(holdScripts);
  // Kept by no cache, so that each page view waits anew.
  const headers = { ...answer.headers, 'cache-control': 'no-store', 'content-length': body.length };
  response.writeHead(answer.statusCode ?? 502, headers).end(body);
}

/** Puts a server in front of the site, for the tests around, that changes what passes; returns how to ask its address. */
export function useProxy(change: Change): () => string {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const question = ask(inject('site') + url, { method, headers: plain }, (answer) =>
      pass(answer, response, change),
    );
    question.on('error', () => response.destroy());
    request.pipe(question);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return () => {
    const listening = server.address();
    if (typeof listening !== 'object' || !listening) throw new Error('The proxy does not listen.');
    return `http://localhost:${listening.port}`;
  };
}
