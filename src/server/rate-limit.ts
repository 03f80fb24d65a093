import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { minute, second } from '../site/format/durations.ts';

/** This machine and private networks, where a proxy or the bridge of a container is: RFC 1122, 1918, 4193, 4291 and 6598. */
const isPrivate =
  /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(?:::1$|f[cd]|fe[89ab])/i;

/** The IP of the visitor: the last in `X-Forwarded-For` if a proxy wrote it, otherwise that of the connection. */
export function toClientIp({ socket, headers }: IncomingMessage, hasProxy: boolean): string {
  const toPlain = (ip: string) => ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  const peer = toPlain(socket.remoteAddress ?? '');
  const [forwarded = ''] = /[^\s,]*\s*$/.exec(String(headers['x-forwarded-for'])) ?? [];
  return (hasProxy || isPrivate.test(peer)) && isIP(forwarded.trim()) ? toPlain(forwarded.trim()) : peer;
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
