import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const quote = (key: string) =>
  JSON.stringify({
    name: `Visitor ${key}`,
    phone: '512 555 0188',
    email: 'visitor@example.com',
    serviceType: 'residential',
    message: `Six west-facing windows, ${key}. ${'We would like to know what film would cost. '.repeat(8)}`,
    leave_blank: '',
    fill_seconds: '41',
  });

/** Processor time of a process so far in milliseconds, where the system tells. */
function processorTime(pid = 0): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** What is asked of a server, how long, and by how many at once. */
interface Load {
  /** Process that answers. */
  pid: number | undefined;
  url: string;
  isPost: boolean;
  seconds: number;
  visitors: number;
}

/** Sends for the time given; counts answers by status, and their times in milliseconds. */
export async function load({ pid, url, isPost, seconds, visitors }: Load) {
  const before = processorTime(pid);
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const times: number[] = [];
  const codes = new Map<number, number>();
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const key = String((count += 1));
      const start = performance.now();
      const headers = isPost
        ? { 'Content-Type': 'application/json', 'Idempotency-Key': key }
        : { 'Accept-Encoding': 'br' };
      const sending = request(url, { agent, method: isPost ? 'POST' : 'GET', headers }, (response) => {
        response.resume().on('end', () => {
          times.push(performance.now() - start);
          const code = response.statusCode ?? 0;
          codes.set(code, (codes.get(code) ?? 0) + 1);
          resolve();
        });
      });
      sending.on('error', reject).end(isPost ? quote(key) : undefined);
    });
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (performance.now() < end) await one();
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return {
    'a second': Math.round(times.length / seconds).toLocaleString('en-US'),
    'half within, ms': at(0.5),
    '99 % within, ms': at(0.99),
    'processor ms each': ((processorTime(pid) - before) / times.length).toFixed(2),
    answers: [...codes].map(([code, n]) => `${code}: ${n.toLocaleString('en-US')}`).join(', '),
  };
}
