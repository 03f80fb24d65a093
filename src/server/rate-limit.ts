import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { minute, second } from '../site/format/durations.ts';

const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.');

/** Whether an IP is private, link-local or carrier-grade NAT: RFC 1918, 3927, 4193, 4291 and 6598. */
const isPrivate = (ip: string) =>
  /^(?:10|172\.(?:1[6-9]|2\d|3[01])|192\.168|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(ip) ||
  /^(?:f[cd]|fe[89ab])[\da-f]*:/i.test(ip);

/** An IPv4 address may be written as an IPv6 address: `::ffff:203.0.113.7`. */
const toPlainIp = (text: string) => text.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');

export interface ClientIp {
  ip: string;
  /** IP of a proxy that named the visitor, but that the settings do not mention. It may be a visitor who forges the header. */
  unknownProxy?: string;
}

/**
 * The IP of the visitor. It is the last in `X-Forwarded-For` if that comes from a proxy on this machine or in the settings,
 * or from a private network, which is probably the bridge of a container. Otherwise it is the IP of the connection.
 */
export function toClientIp(request: IncomingMessage, hasProxy: boolean): ClientIp {
  const peer = toPlainIp(request.socket.remoteAddress ?? '');
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const ip = toPlainIp(forwarded.at(-1) ?? '');
  const isTrusted = hasProxy || isLoopback(peer);
  if (isIP(ip) === 0 || (!isTrusted && !isPrivate(peer))) return { ip: peer };
  // An IP from a known proxy cannot be forged, so the proxy needs no limit.
  return isTrusted ? { ip } : { ip, unknownProxy: peer };
}

/** How long a request counts against the limit, in milliseconds. */
const windowMs = 10 * minute;

/** Once there are more counts, the oldest are deleted, to save memory. */
const maxCounts = 20_000;

/** An unknown proxy may send as much as this many visitors. It stops visitors who forge the header. */
const visitorsPerProxy = 20;

/** The first 64 bits of an IPv6 address, which one household shares. An IPv4 address as it is. */
export const toNetwork = (ip: string) => (isIPv6(ip) ? expandIPv6(ip).slice(0, 19).toLowerCase() : ip);

interface Count {
  used: number;
  until: number;
}

/**
 * Limits each visitor to `limit` requests in ten minutes, or not at all if it is 0. The returned function counts a request
 * and returns 0, or returns the seconds to wait.
 * `now` is a monotonic clock, in milliseconds.
 */
export function createRateLimiter(
  limit: number,
  now: () => number = () => performance.now(),
  counts = new Map<string, Count>(),
) {
  /** Deletes counts that are over. The oldest come first, because a map keeps the order of insertion. */
  const sweep = () => {
    for (const [key, { until }] of counts) {
      if (until > now() && counts.size <= maxCounts) break;
      counts.delete(key);
    }
  };
  setInterval(sweep, minute).unref();

  const count = (key: string, max: number): number => {
    sweep();
    const known = counts.get(key) ?? { used: 0, until: now() + windowMs };
    counts.set(key, known);
    if (known.used >= max) return Math.ceil((known.until - now()) / second);
    known.used += 1;
    return 0;
  };

  return ({ ip, unknownProxy }: ClientIp): number => {
    if (limit === 0) return 0;
    const seconds = count(`visitor ${toNetwork(ip)}`, limit);
    return seconds || !unknownProxy ? seconds : count(`proxy ${unknownProxy}`, limit * visitorsPerProxy);
  };
}
