import { isIPv6 } from 'node:net';
import type { ClientIp } from './client-ip.ts';

/** How long a request counts, in milliseconds. */
const span = 10 * 60_000;
/** More addresses than this are forgotten, oldest first, so that memory stays bounded. */
const maxKeys = 20_000;
/** How many visitors' worth of requests may come through one proxy: whoever forges the header meets this limit. */
const visitorsPerProxy = 20;

/** An IPv6 address as its first 64 bits, which one household shares; an IPv4 address as it is. */
function toNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = [], tail] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Counts requests: `limit` in ten minutes for each visitor, 0 for any number. The function returned gives the seconds
 * to wait, 0 if the request may pass. `now` is a clock that is never set, in milliseconds.
 */
export function createRateLimit(limit: number, now: () => number = () => performance.now()) {
  const counts = new Map<string, { used: number; until: number }>();

  const take = (key: string, most: number): number => {
    const known = counts.get(key);
    const count = known && known.until > now() ? known : { used: 0, until: now() + span };
    counts.delete(key);
    counts.set(key, count);
    for (const oldest of counts.keys()) {
      if (counts.size <= maxKeys) break;
      counts.delete(oldest);
    }
    if (count.used >= most) return Math.ceil((count.until - now()) / 1000);
    count.used += 1;
    return 0;
  };

  return ({ ip, proxy }: Pick<ClientIp, 'ip' | 'proxy'>): number => {
    if (limit === 0) return 0;
    const wait = take(`visitor ${toNetwork(ip)}`, limit);
    return wait || !proxy ? wait : take(`proxy ${proxy}`, limit * visitorsPerProxy);
  };
}
