import { expect, it, onTestFinished, vi } from 'vitest';
import { startQuoteWorker } from '../../../src/server/worker-client';
import { makeFolder } from '../../support/at-end';

it('a server that is asked to stop does not restart a quote worker that has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubEnv('QUOTES_DATA', makeFolder());
  onTestFinished(() => void vi.useRealTimers().unstubAllEnvs());
  const log: string[] = [];
  const service = startQuoteWorker((line) => log.push(line));
  const ask = () => service.has('id').catch(String);
  await expect.poll(ask).toContain('is starting');
  expect(log.splice(0).join()).toContain('which is a folder');
  await service.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await ask()).toContain('is starting');
  expect(log).toEqual([]);
});
