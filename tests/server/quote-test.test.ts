import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpServer } from '../support/smtp-server';
import { prepareServer } from './process';

const smtp = await startSmtpServer();
const settings = { SMTP_URL: smtp.url, QUOTES_MAIL_TO: 'owner@shop.example' };
const server = await prepareServer(settings);
beforeAll(() => server.start());
afterAll(async () => {
  await server.end('SIGKILL');
  smtp.stop();
  server.remove();
});

/** Runs a command of the project as its owner would, beside the running server. */
function run(script: string, ...words: string[]) {
  const child = spawn(process.execPath, [script, ...words], { env: { ...server.env, ...settings } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}

describe('npm run quote:test', () => {
  it('sends a request through the whole chain and says where it arrived', async () => {
    const { code, output } = await run('tools/quote-test.ts');
    expect(output).toContain('/request-quote posts to /quotes.');
    expect(output).toContain('The server kept it as');
    expect(output).toContain('To owner@shop.example: accepted by the other side.');
    expect(code).toBe(0);
    expect(smtp.mails).toHaveLength(1);
    const list = await run('tools/quotes.ts');
    expect(list.output).toMatch(/closed +Test Request .* mail sent/);
    expect(list.output).toContain('1 request, 0 new.');
  });

  it('says so when there is no server', async () => {
    const { code, output } = await run('tools/quote-test.ts', 'http://127.0.0.1:9');
    expect(code).toBe(1);
    expect(output).toContain('http://127.0.0.1:9/request-quote does not answer.');
  });

  it('says so when the form posts elsewhere', async () => {
    const { code, output } = await run('tools/quote-test.ts', `${server.origin}/about.html?`);
    expect(code).toBe(1);
    expect(output).toMatch(/has no form|posts to/);
  });
});

describe('npm run quotes', () => {
  it('deletes only when told so twice', async () => {
    const [row] = server.rows('SELECT id FROM quotes');
    const id = String(row?.id).slice(0, 8);
    expect(await run('tools/quotes.ts', 'delete', id)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--yes') as string,
    });
    expect((await run('tools/quotes.ts', 'delete', id, '--yes')).output).toContain('1 deleted.');
    expect(server.rows('SELECT id FROM quotes')).toEqual([]);
  });

  it('lists its commands for one that there is not', async () => {
    const { code, output } = await run('tools/quotes.ts', 'burn');
    expect(code).toBe(1);
    expect(output).toContain('npm run quotes -- show');
  });
});
