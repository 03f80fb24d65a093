import { beforeAll, describe, expect, it } from 'vitest';
import { atEnd } from '../support/at-end';
import { answer, startQuoteServer } from '../support/quote-server';
import { runTool } from '../support/run-tool';
import { startSmtpServer } from '../support/smtp-server';
import { prepareServer, toQuote } from './process';

const smtp = await startSmtpServer();
atEnd(smtp.stop);
const server = await prepareServer({ SMTP_URL: smtp.url, QUOTES_MAIL_TO: 'owner@shop.example' });
beforeAll(() => server.start());
const test = (settings: Record<string, string> = {}, ...words: string[]) =>
  runTool({ ...server.env, ...settings }, 'tools/quote-test.ts', ...words);

describe('npm run quote:test', () => {
  it('sends a test through the whole chain, keeps the last three, and lists none as a customer', async () => {
    await fetch(`${server.origin}/quotes`, toQuote('customer'));
    for (let day = 0; day < 4; day++)
      expect(await test()).toEqual({ code: 0, output: expect.stringContaining('mail: accepted.') as string });
    expect(smtp.emails.at(-1)?.text).toMatch(/^Subject: \[Test\] /m);
    const list = await runTool(server.env, 'tools/quotes.ts');
    expect(list.output).toMatch(/Visitor customer.*\n1 request\./);
    const tests = await runTool(server.env, 'tools/quotes.ts', 'list', '--tests');
    expect(tests.output.match(/test +Test Request/g)).toHaveLength(3);
  });

  it.each([
    ['there is no server', {}, 'http://127.0.0.1:9', 'does not answer'],
    ['QUOTES_DATA names another file', { QUOTES_DATA: `${server.data}.other` }, undefined, 'but not in'],
    [
      'the server lacks a setting',
      { QUOTES_WEBHOOK_URL: 'http://127.0.0.1:9/' },
      undefined,
      'needs a restart',
    ],
  ])('exits with 1 when %s', async (_, settings, site, words) => {
    const { code, output } = await test(settings, ...(site ? [site] : []));
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  });

  it('exits with 1 when the form of the site posts elsewhere', async () => {
    const other = await startQuoteServer(answer(200, '<form action="https://forms.example/q">', 'text/html'));
    atEnd(other.stop);
    const { code, output } = await test({}, new URL(other.url).origin);
    expect([code, output]).toEqual([1, expect.stringContaining('does not post to /quotes')]);
  });
});
