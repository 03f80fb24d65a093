import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { business } from '../content';
import { listed } from '../routes';
import { runTool } from '../support/run-tool';

/** A service like IndexNow, and what it was sent. */
async function startService(status: number) {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { bodies, url: `http://127.0.0.1:${String(port)}` };
}

const tellOfAll = (settings: Record<string, string>) =>
  runTool({ ...process.env, ...settings }, 'tools/index-now.ts', '--all');

it('search engines are told about every page that they may list', async () => {
  const { bodies, url } = await startService(200);
  const { code, output } = await tellOfAll({ INDEXNOW_KEY: 'abcdef123456', INDEXNOW_URL: url });
  expect(output).toContain(`${listed.length} changed pages`);
  expect(code).toBe(0);
  const urlList = expect.arrayContaining([`${business.site}/about`]) as string[];
  expect(bodies).toEqual([{ host: new URL(business.site).host, key: 'abcdef123456', urlList }]);
});

it('a key that search engines do not accept is reported with its remedy', async () => {
  const { url } = await startService(403);
  const { code, output } = await tellOfAll({ INDEXNOW_KEY: 'abcdef123456', INDEXNOW_URL: url });
  expect(code).toBe(1);
  expect(output).toMatch(/answered 403\. Is .*\/abcdef123456\.txt online\?/);
  expect((await tellOfAll({ INDEXNOW_KEY: '' })).output).toContain('content-docs/put-it-online.md');
});
