import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { minute, second } from '../site/format/durations.ts';

/** This machine and private networks, where a proxy or the bridge of a container is: RFC 1122, 1918, 4193, 4291 and 6598. */
const proxies = new BlockList();
const ipv4 = '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10';
for (const network of `${ipv4} ::1/128 fc00::/7 fe80::/10`.split(' ')) {
  const [address = '', bits] = network.split('/');
  proxies.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The IP of the visitor: the last in `X-Forwarded-For` if a proxy wrote it, otherwise that of the connection. */
export function toClientIp({ socket, headers }: IncomingMessage, hasProxy: boolean): string {
  const toPlain = (ip: string) => ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  const peer = toPlain(socket.remoteAddress ?? '');
  const [forwarded = ''] = /[^\s,]*$/.exec(String(headers['x-forwarded-for']).trim()) ?? [];
  const isProxy = hasProxy || proxies.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
  return isProxy && isIP(forwarded) ? toPlain(forwarded) : peer;
}

/** Limits each visitor to `limit` requests in ten minutes. The returned function counts one, and returns the seconds to wait. */
export function createRateLimiter(limit: number) {
  const counts = new Map<string, number>();
  let until = 0;
  return (ip: string): number => {
    const now = performance.now();
    // So many networks at a time are an attack, and must not fill the memory.
    if (now > until || counts.size > 100_000) {
      counts.clear();
      until = now + 10 * minute;
    }
    // A household shares the first 64 bits of an IPv6 address.
    const network = isIPv6(ip) ? expandIPv6(ip).slice(0, 19) : ip;
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return limit > 0 && count > limit ? Math.ceil((until - now) / second) : 0;
  };
}
