import { expect, it, onTestFinished } from 'vitest';
import { business } from '../content';
import { listed } from '../routes';
import { answer, startQuoteServer } from '../support/quote-server';
import { runTool } from '../support/run-tool';

const submitAll = (key: string, ...flags: string[]) =>
  runTool({ ...process.env, INDEXNOW_KEY: key }, 'tools/index-now.ts', '--all', ...flags);

/** Submits all pages to a service that answers with a status. */
async function submitTo(status: number) {
  const { url, received, stop } = await startQuoteServer(answer(status, ''));
  onTestFinished(stop);
  return { ...(await submitAll('abcdef123456', '--to', url)), received };
}

it('search engines are notified of every page that they may list', async () => {
  const { code, output, received } = await submitTo(200);
  expect(output).toContain(`${listed.length} pages.`);
  expect(code).toBe(0);
  const urlList = expect.arrayContaining([`${business.site}/about`]) as string[];
  expect(received.map(({ body }): unknown => JSON.parse(body))).toEqual([
    { host: new URL(business.site).host, key: 'abcdef123456', urlList },
  ]);
});

it('a key that search engines do not accept is reported with its remedy', async () => {
  const { code, output } = await submitTo(403);
  expect(code).toBe(1);
  expect(output).toMatch(/answered 403\. Is .*\/abcdef123456\.txt online\?/);
  expect((await submitAll('')).output).toContain('content-docs/put-it-online.md');
});
