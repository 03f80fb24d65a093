import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createRateLimiter, toClientIp } from '../../../src/server/rate-limit';
import { serveSite, typed } from './serve';

/** A request from a peer, with its `X-Forwarded-For`. */
function from(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const message = new IncomingMessage(socket);
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded;
  return message;
}

describe('the rate limit', () => {
  it.each([
    [
      'each visitor behind a proxy on this machine',
      '127.0.0.1',
      '192.0.2.1, 203.0.113.7',
      false,
      '203.0.113.7',
    ],
    ['a visitor who forges the header by the connection', '::ffff:8.8.8.8', '203.0.113.7', false, '8.8.8.8'],
    ['each visitor behind a proxy that the settings name', '8.8.8.8', '203.0.113.7', true, '203.0.113.7'],
    ['the connection if the proxy names nobody', '172.17.0.1', 'unknown', true, '172.17.0.1'],
  ])('counts %s', (_, peer, forwarded, hasProxy, ip) => {
    expect(toClientIp(from(peer, forwarded), hasProxy)).toEqual({ ip });
  });

  it('cannot be evaded by forging the header behind the bridge of a container', () => {
    const limitRate = createRateLimiter(30);
    const send = (n: number) =>
      limitRate(toClientIp(from('172.17.0.1', `203.0.${n >> 8}.${n & 255}`), false));
    expect(Array.from({ length: 5000 }, (_, n) => send(n)).filter((wait) => wait === 0)).toHaveLength(600);
  });

  it('counts the IPs of one household as one visitor, and not its neighbor', async () => {
    const { send } = await serveSite({ requestsPerTenMinutes: 1 });
    const ask = (ip: string) => send(typed, { 'X-Forwarded-For': ip });
    const ips = ['2001:db8:1:2:3::4', '2001:db8:1:2:9::9', '2001:db8:1:3::1'];
    const codes: number[] = [];
    for (const ip of ips) codes.push((await ask(ip)).status);
    expect(codes).toEqual([201, 429, 200]);
    const { headers } = await ask('2001:db8:1:2:3::4');
    expect(Number(headers.get('Retry-After'))).toBeCloseTo(600, -1);
  });
});
