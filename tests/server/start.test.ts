import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareServer } from './process';

it('a server that starts says where requests are stored, or why none can arrive', async () => {
  const server = await prepareServer();
  const startAgain = async () => {
    const before = server.output().length;
    await server.start();
    await expect.poll(() => server.output().slice(before)).toContain('.\n');
    await server.end('SIGTERM');
    return server.output().slice(before);
  };
  expect(await startAgain()).toContain(`Quote requests are stored in ${server.data}`);
  writeFileSync(join(server.site, 'request-quote.html'), '<form action="mailto:me@shop.example"></form>');
  expect(await startAgain()).toContain('The form in this build does not send requests to this server.');
  rmSync(server.site, { recursive: true });
  expect(await startAgain()).toContain(
    `There is no built site in ${server.site}. To build it and start this server, run npm start.`,
  );
});
