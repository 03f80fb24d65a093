import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, inject } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';

interface Change {
  /** Waits before each script that a page does not name itself, such as the code of an island, goes on. */
  holdScripts?: () => Promise<unknown>;
  /** Waits before each style sheet goes on. */
  holdStyles?: () => Promise<unknown>;
  /** Changes the text of pages, style sheets and scripts. */
  rewrite?: (text: string) => string;
  /** Answers what is posted, in place of the site. */
  answerPost?: (response: ServerResponse) => unknown;
}

/** Holds a file for 700 ms. */
export const slowly = () => pause(700);

/** Puts a server in front of the site, for the tests around, that changes what passes; returns how to ask its address. */
export function useProxy({ holdScripts, holdStyles, rewrite, answerPost }: Change): () => string {
  // Pages do not count as loaded before these.
  const named = new Set<string>();

  async function pass(path: string, answer: IncomingMessage, response: ServerResponse) {
    const type = answer.headers['content-type'] ?? '';
    let body = await buffer(answer);
    if (type.includes('html'))
      for (const [, source = ''] of body.toString().matchAll(/<script[^>]* src="([^"]+)"/g))
        named.add(source);
    if (rewrite && /html|css|javascript/.test(type)) body = Buffer.from(rewrite(body.toString()));
    if (type.includes('javascript') && !named.has(path)) await holdScripts?.();
    if (type.includes('css')) await holdStyles?.();
    // Never cached, so that each page view waits again.
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
    const question = ask(inject('site') + url, { method, headers: plain }, (answer) => {
      void pass(url, answer, response);
    });
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
