import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { addRow } from './table';
import { prepareForTest, toLine } from './visit';

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
  it('keeps no visitor waiting, and the server ends within seconds when it is asked to', async () => {
    const smtp = await startSilentServer();
    const { server, visitor } = await prepareForTest({
      SMTP_URL: smtp.url,
      QUOTES_MAIL_TO: 'owner@shop.example',
    });
    await server.start();
    const { answer } = await visitor.pass('one');
    await expect.poll(smtp.connections).toBeGreaterThan(0);
    for (const key of ['two', 'three']) expect((await visitor.post(key)).status).toBe(201);
    const health = await visitor.probe();
    const begun = Date.now();
    expect(await server.end('SIGTERM')).toBe(0);
    const took = Date.now() - begun;
    addRow(inject('table'), {
      fault: 'Mail server accepts and says nothing',
      visitor: toLine(answer),
      health: toLine(health),
      stored: 'all; mailed when it answers again',
    });
    expect(server.rows("SELECT count(*) AS n FROM outbox WHERE state = 'waiting'")).toEqual([{ n: 3 }]);
    // With the patience of the mail library it was 25 seconds.
    expect(took).toBeLessThan(8000);
  });
});
