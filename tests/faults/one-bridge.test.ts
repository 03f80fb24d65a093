import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addRow } from './table';

interface Posts {
  sent: number;
  statuses: number[];
}
let seen: { visitors: Posts; oneVisitor: Posts; appended: Posts; invented: Posts; log: string };

// A network of its own needs no root where users may make one, and leaves that of the machine as it is.
beforeAll(() => {
  const script = `ip link set lo up && ip address add 10.231.17.1/32 dev lo && exec "$0" tests/faults/one-bridge.ts`;
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['--net', '--map-root-user', 'sh', '-c', script, process.execPath],
    { encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Error(
      `No network for this test (apt install iproute2, as root or with user namespaces): ${stderr}`,
    );
  seen = JSON.parse(stdout);
}, 120_000);

describe('visitors who all come through one bridge without QUOTES_PROXY', () => {
  it('are not shut out by one another', () => {
    expect(seen.visitors).toEqual({ sent: 40, statuses: [201] });
    addRow(inject('table'), {
      fault: '40 visitors through the bridge of a container',
      visitor: seen.visitors.statuses.join(', '),
      health: '200',
      stored: String(seen.visitors.sent),
    });
  });

  it('have a limit each, whatever they write before their own address', () => {
    expect(seen.oneVisitor).toEqual({ sent: 31, statuses: [201, 429] });
    expect(seen.appended).toEqual({ sent: 31, statuses: [201, 429] });
  });

  it('cannot evade every limit by inventing an address for each request', () => {
    expect(seen.invented.statuses).toContain(429);
  });

  it('make the log name the setting that helps, once', () => {
    expect(seen.log.match(/QUOTES_PROXY/g)).toHaveLength(1);
  });
});
