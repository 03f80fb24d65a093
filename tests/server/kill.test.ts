import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { prepareServer, toQuote, toUpload } from './process';

const kills = Number(process.env.KILLS ?? 5);
/** Every eighth visitor sends these two photos with each request. */
const photos = await Promise.all(
  ['red', 'blue'].map(async (background) => {
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background } });
    return new Uint8Array(await photo.jpeg().toBuffer());
  }),
);
const hasPhotos = (key: string) => Number(key.split('-')[1]) % 8 === 0;
const toRequest = (key: string) => (hasPhotos(key) ? toUpload(key, photos) : toQuote(key));

it(
  `a server that is killed ${kills} times keeps every request that it called received, and each once`,
  async () => {
    const server = await prepareServer();
    const received = new Map<string, string>();
    const sent = new Set<string>();
    let cutOff = 0;
    for (let round = 0; round < kills; round++) {
      await server.start();
      let isOver = false;
      const visit = async (visitor: number) => {
        for (let n = 0; !isOver; n++) {
          const key = `${round}-${visitor}-${n}`;
          sent.add(key);
          try {
            const response = await fetch(`${server.origin}/quotes`, toRequest(key));
            const { ok, id } = (await response.json()) as { ok: boolean; id: string };
            expect([response.status, ok]).toEqual([201, true]);
            received.set(key, id);
          } catch (error) {
            if (!(error instanceof TypeError)) throw error;
            // A refused connection interrupts no request.
            if (Reflect.get(Object(error.cause), 'code') === 'ECONNREFUSED') await wait(5);
            else cutOff += 1;
          }
        }
      };
      const all = Promise.all(Array.from({ length: 16 }, (_, visitor) => visit(visitor)));
      const hasBegun = () => {
        const now = [...received.keys()].filter((key) => key.startsWith(`${round}-`));
        // Every other round waits for photos too, which may take longer than the pause below.
        return now.length > 2 && (round % 2 === 1 || now.some(hasPhotos));
      };
      await expect.poll(hasBegun, { interval: 5, timeout: 60_000 }).toBe(true);
      await wait(Math.random() * 250);
      await server.end('SIGKILL');
      isOver = true;
      await all;
    }
    await server.start();
    const count = '(SELECT count(*) FROM photos WHERE quote = quotes.id) AS count';
    const rows = server.rows(`SELECT id, key, ${count} FROM quotes`);
    const stored = new Map(rows.map(({ id, key }) => [String(key), String(id)]));
    expect(stored.size).toBe(rows.length);
    expect([...received].filter(([key, id]) => stored.get(key) !== id)).toEqual([]);
    expect([...stored.keys()].filter((key) => !sent.has(key))).toEqual([]);
    // A request is stored with all of its photos, or not at all.
    expect(rows.filter(({ key, count }) => count !== (hasPhotos(String(key)) ? 2 : 0))).toEqual([]);
    expect([...received.keys()].filter(hasPhotos).length).toBeGreaterThan(kills / 2);
    expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    // The kills have interrupted requests.
    expect(cutOff).toBeGreaterThan(kills);

    // An interrupted request that is sent again with the same key is stored once.
    const again = [...sent].filter((key) => !received.has(key)).slice(0, 200);
    for (const key of again) {
      const { status } = await fetch(`${server.origin}/quotes`, toRequest(key));
      expect(status).toBe(stored.has(key) ? 200 : 201);
    }
    expect(server.rows('SELECT count(*) AS n FROM quotes')).toEqual([
      { n: new Set([...stored.keys(), ...again]).size },
    ]);
  },
  120_000 + kills * 15_000,
);
