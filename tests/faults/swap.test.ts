import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { prepareServer } from '../server/process';

const swaps = 50;

/** A build whose page repeats its number, names a hashed file, and differs in size from the build before. */
const toPage = (number: number) =>
  `build ${number} <script src="/_astro/page.${number}.js"></script>\n`.repeat(2000 + (number % 7) * 300);
const toScript = (number: number) => `script of ${number};`.repeat(3000);
function writeBuild(folder: string, number: number) {
  mkdirSync(join(folder, '_astro'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), toPage(number));
  writeFileSync(join(folder, `_astro/page.${number}.js`), toScript(number));
}

it(`visitors get pages of one build and their hashed files while the build is replaced ${swaps} times`, async () => {
  const server = await prepareServer();
  const [next, old] = [`${server.site}.next`, `${server.site}.old`];
  rmSync(server.site, { recursive: true });
  writeBuild(server.site, 0);
  await server.start('/');
  let visits = 0;
  let isOver = false;
  /** Asks again if the connection ends in the middle of a file, as it may at the moment of the swap. */
  const read = async (path: string): Promise<string> =>
    fetch(server.origin + path)
      .then((response) => response.text())
      .catch(() => read(path));
  const visit = async () => {
    while (!isOver) {
      const page = await read('/');
      const number = Number(/^build (\d+)/.exec(page)?.[1]);
      expect(page === toPage(number), page.slice(0, 40)).toBe(true);
      const script = await read(`/_astro/page.${number}.js`);
      expect(script === toScript(number), script.slice(0, 40)).toBe(true);
      visits++;
    }
  };
  const swap = async () => {
    for (let number = 1; number <= swaps; number++) {
      // A real build takes longer than a visit.
      const before = visits;
      while (visits < before + 18) await nextTurn();
      rmSync(old, { recursive: true, force: true });
      writeBuild(next, number);
      renameSync(server.site, old);
      // Gives visitors a turn between the two renames.
      if (number % 2 === 0) await nextTurn();
      renameSync(next, server.site);
    }
    isOver = true;
  };
  await Promise.all([swap(), ...Array.from({ length: 6 }, visit)]);
}, 120_000);

it('no visitor gets "Not found" for a page that both builds have', async () => {
  const server = await prepareServer();
  const [next, old] = [`${server.site}.next`, `${server.site}.old`];
  writeBuild(server.site, 0);
  writeBuild(next, 1);
  await server.start('/');
  let visits = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      expect((await fetch(server.origin, { method: 'HEAD' })).status).toBe(200);
      visits++;
    }
  };
  const swap = async () => {
    for (let round = 0; round < 400; round++) {
      // No visit lasts through two swaps.
      const before = visits;
      while (visits < before + 12) await nextTurn();
      renameSync(server.site, old);
      renameSync(next, server.site);
      renameSync(old, next);
    }
    isOver = true;
  };
  await Promise.all([swap(), ...Array.from({ length: 6 }, visit)]);
}, 120_000);
