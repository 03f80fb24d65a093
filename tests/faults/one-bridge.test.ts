import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const posts = z.object({ sent: z.number(), statuses: z.array(z.number()) });
const result = z.object({
  visitors: posts,
  oneVisitor: posts,
  appended: posts,
  forged: posts,
  log: z.string(),
});
let seen: z.infer<typeof result>;

// A network namespace needs no root where users may create one, and does not change the machine's network.
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
  seen = result.parse(JSON.parse(stdout));
}, 120_000);

describe('visitors who come through the bridge of a container without QUOTES_PROXY', () => {
  it('do not use up the limit of one another', () => {
    expect(seen.visitors).toEqual({ sent: 40, statuses: [201] });
  });

  it('have a limit each, whatever they forge before their own IP', () => {
    expect(seen.oneVisitor).toEqual({ sent: 31, statuses: [201, 429] });
    expect(seen.appended).toEqual({ sent: 31, statuses: [201, 429] });
  });

  it('cannot evade every limit by forging an IP for each request', () => {
    expect(seen.forged.statuses).toContain(429);
  });

  it('are named in the log once, with the setting that helps', () => {
    expect(seen.log.match(/QUOTES_PROXY/g)).toHaveLength(1);
  });
});
