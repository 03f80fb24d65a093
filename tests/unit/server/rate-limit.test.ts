import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createRateLimiter, toClientIp } from '../../../src/server/rate-limit';

/** A request from a peer, with its `X-Forwarded-For`. */
function from(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const message = new IncomingMessage(socket);
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded;
  return message;
}

describe('the client IP', () => {
  it.each([
    ['is that of the connection', '198.51.100.9', undefined, false, '198.51.100.9'],
    ['is an IPv4 address however it is written', '::ffff:198.51.100.9', undefined, false, '198.51.100.9'],
    ['is named by a proxy on this machine', '127.0.0.1', '203.0.113.7', false, '203.0.113.7'],
    ['is the last one that a proxy names', '::1', '192.0.2.1, 203.0.113.7', false, '203.0.113.7'],
    ['is not believed from a visitor', '198.51.100.9', '203.0.113.7', false, '198.51.100.9'],
    ['is believed from a proxy that the settings name', '198.51.100.9', '203.0.113.7', true, '203.0.113.7'],
    ['is that of the connection if the proxy names none', '172.17.0.1', 'unknown', true, '172.17.0.1'],
  ])('%s', (_, peer, forwarded, hasProxy, ip) => {
    expect(toClientIp(from(peer, forwarded), hasProxy)).toEqual({ ip });
  });

  it.each(['172.17.0.1', '10.0.0.2', '192.168.1.1', 'fd00::1', '::ffff:172.17.0.1'])(
    'comes through a proxy that the settings do not name: %s',
    (peer) => {
      expect(toClientIp(from(peer, '203.0.113.7'), false)).toEqual({
        ip: '203.0.113.7',
        unknownProxy: peer.replace('::ffff:', ''),
      });
    },
  );
});

describe('visitors behind the bridge of a container', () => {
  const send = (limitRate: ReturnType<typeof createRateLimiter>, ip: string) =>
    limitRate(toClientIp(from('172.17.0.1', ip), false));

  it('cannot evade the limit by forging the header', () => {
    const limitRate = createRateLimiter(30);
    const sent = Array.from({ length: 5000 }, (_, n) => send(limitRate, `203.0.${n >> 8}.${n & 255}`));
    expect(sent.filter((wait) => wait === 0)).toHaveLength(600);
  });
});

describe('the rate limit', () => {
  it('lets a number of requests of one visitor pass in ten minutes, and says when the next may come', () => {
    let now = 0;
    const limitRate = createRateLimiter(2, () => now);
    const waitFor = (ip: string) => limitRate({ ip });
    expect([waitFor('a'), waitFor('a'), waitFor('a'), waitFor('b')]).toEqual([0, 0, 600, 0]);
    now = 599_500;
    expect(waitFor('a')).toBe(1);
    now = 600_000;
    expect(waitFor('a')).toBe(0);
  });

  it('counts the IPs of one household as one visitor', () => {
    const limitRate = createRateLimiter(1);
    const waitFor = (ip: string) => limitRate({ ip });
    expect(waitFor('2001:db8:1:2:3::4')).toBe(0);
    expect(waitFor('2001:db8:1:2:9::9')).toBeGreaterThan(0);
    expect(waitFor('2001:0db8:1:2::')).toBeGreaterThan(0);
    expect(waitFor('2001:db8::1')).toBe(0);
    expect(waitFor('2001:db8:0:0:9::9')).toBeGreaterThan(0);
    expect(waitFor('2001:db8:1::9')).toBe(0);
  });
});
