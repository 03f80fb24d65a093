import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepareForTest } from './visit';

/** A mail server that accepts connections and says nothing. */
async function startSilentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, connections: () => sockets.length };
}

describe('a mail server that accepts and says nothing', () => {
  it('keeps no visitor waiting, and lets the server stop within seconds', async () => {
    const smtp = await startSilentServer();
    const { server, visitor } = await prepareForTest({
      SMTP_URL: smtp.url,
      QUOTES_MAIL_TO: 'owner@shop.example',
    });
    await server.start();
    await visitor.postAndCheck('one');
    await expect.poll(smtp.connections).toBeGreaterThan(0);
    for (const key of ['two', 'three']) expect((await visitor.post(key)).status).toBe(201);
    const begun = Date.now();
    expect(await server.end('SIGTERM')).toBe(0);
    const took = Date.now() - begun;
    expect(
      server.rows("SELECT count(*) AS n FROM outbox WHERE state = 'waiting' AND channel = 'mail'"),
    ).toEqual([{ n: 3 }]);
    // With the default timeouts of the mail library it takes 25 seconds.
    expect(took).toBeLessThan(8000);
  });
});
