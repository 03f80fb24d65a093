import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, startQuoteServer, type Answer } from '../support/quote-server';
import { startSmtpServer } from '../support/smtp-server';
import { atEnd } from '../support/at-end';
import { runTool } from '../support/run-tool';
import { prepareServer, toQuote } from './process';

const smtp = await startSmtpServer();
const webhook = await startQuoteServer(answer(200, ''));
const settings = {
  SMTP_URL: smtp.url,
  QUOTES_MAIL_TO: 'owner@shop.example',
  QUOTES_WEBHOOK_URL: webhook.url,
};
const server = await prepareServer(settings);
beforeAll(() => server.start());
afterAll(() => {
  smtp.stop();
  webhook.stop();
});

/** Runs a command of the project with the settings of the running server and with others. */
const run = (own: Record<string, string>, script: string, ...words: string[]) =>
  runTool({ ...server.env, ...own }, script, ...words);
const test = (own: Record<string, string> = {}, ...words: string[]) =>
  run(own, 'tools/quote-test.ts', ...words);

/** Starts a site that has the same HTML on every page, and answers POST requests with a status. Returns its URL. */
async function serve(html: string, status = 201): Promise<string> {
  const respond: Answer = (response, request) =>
    response.writeHead(request.method === 'POST' ? status : 200).end(html);
  const { url, stop } = await startQuoteServer(respond);
  atEnd(stop);
  return new URL(url).origin;
}

describe('npm run quote:test', () => {
  it('sends a test request and says how far it got', async () => {
    const { code, output } = await test();
    for (const text of [
      'posts to /quotes.',
      'The server stored it.',
      'mail: accepted.',
      'webhook: accepted.',
    ])
      expect(output).toContain(text);
    expect(code, output).toBe(0);
    expect([smtp.emails.length, webhook.received.length]).toEqual([1, 1]);
    expect(smtp.emails[0]?.text).toMatch(/^Subject: \[Test\] /m);
  });

  it('is never listed as a customer, and keeps the last three tests', async () => {
    await fetch(`${server.origin}/quotes`, toQuote('customer'));
    for (let day = 0; day < 3; day++) expect((await test()).code).toBe(0);
    const list = await run({}, 'tools/quotes.ts');
    expect(list.output).toContain('Visitor customer');
    expect(list.output).toContain('1 request.');
    const tests = await run({}, 'tools/quotes.ts', 'list', '--tests');
    expect(tests.output.match(/test +Test Request/g)).toHaveLength(3);
    expect(tests.output).not.toContain('Visitor customer');
  });

  it.each([
    ['there is no server', () => 'http://127.0.0.1:9', 'http://127.0.0.1:9/request-quote does not answer'],
    ['the form posts elsewhere', () => serve('<form action="https://forms.example/q">'), 'forms.example'],
    ['there is no form', () => serve('<h1>Closed</h1>'), 'posts to nowhere'],
    ['the request is refused', () => serve('<form action="/quotes">', 503), '/quotes answers 503'],
  ])('exits with 1 when %s', async (_, site, words) => {
    const { code, output } = await test({}, await site());
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  });

  it.each([
    ['QUOTES_DATA names another file', { QUOTES_DATA: `${server.data}.other` }, 'It is not in'],
    ['a setting is wrong', { SMTP_URL: 'nowhere' }, 'SMTP_URL is not a usable URL.'],
  ])('exits with 1 when %s', async (_, own, words) => {
    const { code, output } = await test(own);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  });

  it('exits with 1 when the running server does not know of a channel that is set', async () => {
    const none = await prepareServer();
    await none.start();
    const { code, output } = await test({ ...none.env, ...settings });
    expect([code, output]).toEqual([1, expect.stringContaining('needs a restart')]);
  });
});
