import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const privateRanges = new BlockList();
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateRanges.addSubnet(net, prefix, 'ipv4');
privateRanges.addSubnet('fc00::', 7, 'ipv6');
privateRanges.addSubnet('fe80::', 10, 'ipv6');

const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.');
const isPrivate = (ip: string) => privateRanges.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');

// An IPv4 address may be written as an IPv6 one.
const toPlainIp = (text: string) => text.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');

/** Where a request comes from. */
export interface ClientIp {
  /** The visitor, as far as it can be known. */
  ip: string;
  /** The proxy that named the visitor; undefined where the visitor is connected directly. */
  proxy: string | undefined;
  /** Whether the settings do not name the proxy, so that it may as well be a visitor who pretends. */
  isUnknownProxy: boolean;
}

/**
 * Finds out who sends a request. The last address in `X-Forwarded-For` counts if a proxy on this machine sent it, or
 * one that the settings name. From another machine of a private network it is used, too, but noted: it is
 * probably a container's bridge.
 */
export function toClientIp(request: IncomingMessage, hasProxy: boolean): ClientIp {
  const peer = toPlainIp(request.socket.remoteAddress ?? '');
  const named = toPlainIp(
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1) ?? '',
  );
  if (isIP(named) === 0) return { ip: peer, proxy: undefined, isUnknownProxy: false };
  const isNamed = hasProxy || isLoopback(peer);
  if (!isNamed && !isPrivate(peer)) return { ip: peer, proxy: undefined, isUnknownProxy: false };
  return { ip: named, proxy: peer, isUnknownProxy: !isNamed };
}
