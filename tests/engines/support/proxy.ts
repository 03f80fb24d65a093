import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, inject } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';

interface Change {
  /** Delays each script that a page does not load by itself, such as the code of an island. */
  delayScripts?: () => Promise<unknown>;
  /** Delays each style sheet. */
  delayStyles?: () => Promise<unknown>;
  /** Changes the text of pages, style sheets and scripts. */
  rewrite?: (text: string) => string;
  /** Answers POST requests instead of the site. */
  answerPost?: (response: ServerResponse) => unknown;
}

/** Delays a file by 700 ms. */
export const slowly = () => pause(700);

/** Puts a server in front of the site, for the tests of a `describe`, that changes responses. Returns a function that returns its URL. */
export function useProxy({ delayScripts, delayStyles, rewrite, answerPost }: Change): () => string {
  // The scripts in the HTML, which are not delayed, because the page waits for them.
  const ownScripts = new Set<string>();

  async function pass(path: string, answer: IncomingMessage, response: ServerResponse) {
    const type = answer.headers['content-type'] ?? '';
    let body = await buffer(answer);
    if (type.includes('html'))
      for (const [, source = ''] of body.toString().matchAll(/<script[^>]* src="([^"]+)"/g))
        ownScripts.add(source);
    if (rewrite && /html|css|javascript/.test(type)) body = Buffer.from(rewrite(body.toString()));
    if (type.includes('javascript') && !ownScripts.has(path)) await delayScripts?.();
    if (type.includes('css')) await delayStyles?.();
    // Not cached, because every page view has to be delayed.
    const headers = { ...answer.headers, 'cache-control': 'no-store', 'content-length': body.length };
    response.writeHead(answer.statusCode ?? 502, headers).end(body);
  }

  const server = createServer((request, response) => {
    const { method, url = '/', headers } = request;
    if (answerPost && method === 'POST') {
      request.resume();
      answerPost(response);
      return;
    }
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const forwarded = send(inject('site') + url, { method, headers: plain }, (answer) => {
      void pass(url, answer, response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return () => {
    const listening = server.address();
    if (typeof listening !== 'object' || !listening) throw new Error('The proxy is not listening.');
    return `http://localhost:${listening.port}`;
  };
}
