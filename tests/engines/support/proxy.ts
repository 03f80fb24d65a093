import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, inject } from 'vitest';

interface Change {
  /** Changes the text of pages. */
  rewrite: (text: string) => string;
  /** Answers POST requests instead of the site. */
  answerPost: (response: ServerResponse) => unknown;
}

/** Puts a server in front of the site, for the tests of a `describe`, that changes responses. Returns a function that returns its URL. */
export function useProxy({ rewrite, answerPost }: Change): () => string {
  async function pass(answer: IncomingMessage, response: ServerResponse) {
    let body = await buffer(answer);
    if (answer.headers['content-type']?.includes('html')) body = Buffer.from(rewrite(body.toString()));
    response
      .writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length })
      .end(body);
  }

  const server = createServer((request, response) => {
    const { method, url = '/', headers } = request;
    if (method === 'POST') {
      request.resume();
      answerPost(response);
      return;
    }
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const forwarded = send(inject('site') + url, { method, headers: plain }, (answer) => {
      void pass(answer, response);
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
