import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, startQuoteServer, type Answer } from '../support/quote-server';
import { startSmtpServer } from '../support/smtp-server';
import { atEnd } from '../support/at-end';
import { runTool } from '../support/run-tool';
import { prepareServer, toQuote } from './process';

let isMailDown = false;
const smtp = await startSmtpServer(() => isMailDown);

/** Starts a site that has the same HTML on every page, and answers POST requests with a status. Returns its URL. */
async function serve(html: string, status = 201): Promise<string> {
  const respond: Answer = (response, request) =>
    response.writeHead(request.method === 'POST' ? status : 200).end(html);
  const { url, stop } = await startQuoteServer(respond);
  atEnd(stop);
  return new URL(url).origin;
}

const webhook = await startQuoteServer(answer(200, ''));
const posted = webhook.received;
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

/** Runs a command of the project with the settings of the running server. */
const run = (script: string, ...words: string[]) => runWith({}, script, ...words);
const runWith = (own: Record<string, string | undefined>, script: string, ...words: string[]) =>
  runTool({ ...server.env, ...settings, ...own }, script, ...words);

describe('npm run quote:test', () => {
  it('sends a test request and says which steps succeeded', async () => {
    const { code, output } = await run('tools/quote-test.ts');
    expect(output).toContain('/request-quote posts to /quotes.');
    expect(output).toContain('The server stored it as');
    expect(output).toContain('To owner@shop.example: accepted.');
    expect(output).toContain('To the webhook: accepted.');
    expect(code, output).toBe(0);
    expect(smtp.emails).toHaveLength(1);
    expect(posted).toHaveLength(1);
  });

  it('is never listed as a customer, and keeps the last three tests', async () => {
    // Four tests, with the one before.
    await fetch(`${server.origin}/quotes`, toQuote('customer'));
    for (let day = 0; day < 3; day++) expect((await run('tools/quote-test.ts')).code).toBe(0);
    expect(server.rows("SELECT count(*) AS n FROM quotes WHERE status = 'test'")).toEqual([{ n: 3 }]);
    const list = await run('tools/quotes.ts');
    expect(list.output).toContain('Visitor customer');
    expect(list.output).not.toContain('Test Request');
    expect(list.output).toContain('1 request, 1 new.');
    const tests = await run('tools/quotes.ts', 'list', '--tests');
    expect(tests.output.match(/test +Test Request/g)).toHaveLength(3);
    expect(tests.output).not.toContain('Visitor customer');
  });
});

describe('npm run quote:test alerts the shop and exits with 1', () => {
  /** Expects these words in the output and at the webhook. */
  async function expectAlert(words: string | RegExp, ...site: string[]): Promise<void> {
    smtp.emails.length = 0;
    posted.length = 0;
    const { code, output } = await run('tools/quote-test.ts', ...site);
    expect(code).toBe(1);
    expect(output).toMatch(words);
    expect(output).toContain('The shop was told by webhook.');
    expect(JSON.parse(posted.at(-1)?.body ?? '')).toMatchObject({
      alert: expect.stringContaining('does not work') as string,
      text: expect.stringMatching(words) as string,
    });
  }
  const lastMail = () => smtp.emails.at(-1)?.text ?? '';

  it('when there is no server', async () => {
    await expectAlert(/http:\/\/127\.0\.0\.1:9\/request-quote does not answer/, 'http://127.0.0.1:9');
    expect(lastMail()).toMatch(/^Subject: The quote form of http:\/\/127\.0\.0\.1:9 does not work$/m);
  });

  it('when the form posts elsewhere, or there is none', async () => {
    await expectAlert(
      'posts to https://forms.example',
      await serve('<form action="https://forms.example/q">'),
    );
    await expectAlert('has no form', await serve('<h1>Closed</h1>'));
    expect(lastMail()).toContain('has no form');
  });

  it('when the request is refused', async () => {
    await expectAlert('It was refused with 503', await serve('<form action="/quotes">', 503));
  });

  it('when the server stores it in another file than .env says', async () => {
    const elsewhere = { QUOTES_DATA: `${server.env.QUOTES_DATA}.other` };
    const { code, output } = await runWith(elsewhere, 'tools/quote-test.ts');
    expect(code).toBe(1);
    expect(output).toContain('has no such test request');
  });

  it('when an email is given up, through the channel that works', async () => {
    isMailDown = true;
    const giveUp = setInterval(() => {
      const database = new DatabaseSync(server.data, { timeout: 5000 });
      database.exec("UPDATE outbox SET state = 'given up' WHERE state = 'waiting' AND error != ''");
      database.close();
    }, 100);
    await expectAlert('To owner@shop.example: given up').finally(() => {
      clearInterval(giveUp);
      isMailDown = false;
    });
  });

  it('when the running server does not know of a channel that is set', async () => {
    const none = await prepareServer();
    await none.start();
    const { code, output } = await runWith(none.env, 'tools/quote-test.ts');
    expect(code).toBe(1);
    expect(output).toContain('does not use the email');
  });

  it('with one sentence for a wrong setting', async () => {
    const { code, output } = await runWith({ SMTP_URL: 'nowhere' }, 'tools/quote-test.ts');
    expect(code).toBe(1);
    expect(output).toMatch(/^SMTP_URL is not a usable URL\. [^\n]+\n$/);
  });
});

describe('npm run quotes', () => {
  it('deletes only with a confirmation', async () => {
    const [row] = server.rows("SELECT id FROM quotes WHERE key = 'customer'");
    const id = String(row?.id).slice(0, 8);
    expect(await run('tools/quotes.ts', 'delete', id)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--yes') as string,
    });
    expect((await run('tools/quotes.ts', 'delete', id, '--yes')).output).toContain('1 deleted.');
    expect(server.rows("SELECT id FROM quotes WHERE key = 'customer'")).toEqual([]);
  });
});
