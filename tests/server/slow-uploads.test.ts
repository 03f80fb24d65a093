import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { prepareServer, toQuote } from './process';

/** Begins to send the form with a photo from a browser without JavaScript, a few bytes a second. Resolves to the answer. */
async function trickle(port: number, name: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += String(part))).on('error', () => {});
  const toPart = (key: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const file = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n\xff\xd8\xff';
  socket.write(
    `POST /quotes HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nContent-Length: 1000000\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\n\r\n` +
      `${toPart('name', name)}${toPart('message', 'Six windows,\r\nall west.')}${file}`,
    'latin1',
  );
  const timer = setInterval(() => socket.write('x'.repeat(100)), 500);
  await once(socket, 'close');
  clearInterval(timer);
  return answer;
}

it('six uploads that trickle in shut out no seventh visitor, and each is told within a minute, with what was typed', async () => {
  const server = await prepareServer();
  await server.start();
  const begun = performance.now();
  const uploads = Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'].map((name) => trickle(server.port, name)),
  );
  for (let n = 0; n < 20; n++) {
    const asked = performance.now();
    expect((await fetch(`${server.origin}/quotes`, toQuote(`seventh-${n}`))).status).toBe(201);
    expect(performance.now() - asked).toBeLessThan(1000);
  }
  const answers = await uploads;
  expect(performance.now() - begun).toBeLessThan(70_000);
  for (const [index, name] of ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'].entries()) {
    expect(answers[index]).toMatch(/^HTTP\/1\.1 408 /);
    expect(answers[index]).toContain('took too long to arrive');
    expect(answers[index]).toContain(`value="${name}"`);
    expect(answers[index]).toContain('Six windows,\nall west.</textarea>');
  }
  expect(server.rows('SELECT count(*) AS n FROM quotes')).toEqual([{ n: 20 }]);
}, 120_000);
