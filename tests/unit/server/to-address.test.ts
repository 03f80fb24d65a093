import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../src/server/to-request';

/** The address that the server takes a request for, which comes from this machine. */
async function addressOf(forwarded: string | undefined, hasProxy: boolean, near?: string) {
  let address = '';
  const server = createServer((message, response) => {
    if (near) Object.defineProperty(message.socket, 'remoteAddress', { value: near });
    address = toAddress(message, hasProxy);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(
    `http://127.0.0.1:${port}`,
    forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } },
  );
  server.close();
  return address;
}

describe('the address of a visitor', () => {
  it.each([
    ['is that of the connection', undefined, false, undefined, '127.0.0.1'],
    ['is named by a proxy on this machine', '203.0.113.7', false, undefined, '203.0.113.7'],
    [
      'is the last that a proxy names, as visitors may write the others',
      '1.1.1.1, 203.0.113.7',
      false,
      undefined,
      '203.0.113.7',
    ],
    ['is not believed from others', '1.1.1.1', false, '198.51.100.9', '198.51.100.9'],
    [
      'is believed from a proxy that the settings know of',
      '203.0.113.7',
      true,
      '198.51.100.9',
      '203.0.113.7',
    ],
  ])('%s', async (_, forwarded, hasProxy, near, address) => {
    expect(await addressOf(forwarded, hasProxy, near)).toBe(address);
  });
});
