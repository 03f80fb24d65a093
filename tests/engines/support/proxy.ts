import { createServer } from 'node:http';
import { afterAll, beforeAll, inject } from 'vitest';

interface Change {
  /** Time that each script is held back, in milliseconds. */
  holdScripts?: number;
  /** Changes the text of pages, style sheets and scripts. */
  rewrite?: (text: string) => string;
}

async function start(site: string, { holdScripts = 0, rewrite }: Change) {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const answer = await fetch(site + url, {
      method,
      headers: { accept: headers.accept ?? '*/*' },
      redirect: 'manual',
    });
    const type = answer.headers.get('content-type') ?? '';
    let body = Buffer.from(await answer.arrayBuffer());
    if (rewrite && /html|css|javascript/.test(type)) body = Buffer.from(rewrite(body.toString()));
    if (type.includes('javascript')) await new Promise((resolve) => setTimeout(resolve, holdScripts));
    const location = answer.headers.get('location');
    // Kept by no cache, so that each page view waits anew.
    response.writeHead(answer.status, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      ...(location && { Location: location }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const listening = server.address();
  if (typeof listening !== 'object' || !listening) throw new Error('The proxy has no port.');
  return {
    address: `http://localhost:${listening.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Puts a server in front of the site, for the tests around, that changes what passes; returns how to ask its address. */
export function useProxy(change: Change): () => string {
  let proxy: Awaited<ReturnType<typeof start>> | undefined;
  beforeAll(async () => {
    proxy = await start(inject('site'), change);
  });
  afterAll(() => proxy?.close());
  return () => proxy?.address ?? '';
}
