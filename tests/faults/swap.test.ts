import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isFull } from '../reach';
import { prepareServer } from '../server/process';
import { ask, toLine } from './visit';

const swaps = isFull ? 200 : 50;
const visitorCount = 6;

/** A build whose page repeats its number, names a hashed file, and differs in size from the build before. */
function writeBuild(folder: string, number: number) {
  const line = `build ${number} <script src="/_astro/page.${number}.js"></script>\n`;
  mkdirSync(join(folder, '_astro'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), line.repeat(2000 + (number % 7) * 300));
  writeFileSync(join(folder, '404.html'), '<h1>404</h1>');
  writeFileSync(join(folder, `_astro/page.${number}.js`), `script of ${number};`.repeat(3000));
}

/** Replaces the build as tools/build.ts does, while visitors read a page and the file that it names. */
async function swapUnderLoad() {
  const server = await prepareServer();
  const next = `${server.site}.next`;
  const old = `${server.site}.old`;
  rmSync(server.site, { recursive: true });
  writeBuild(server.site, 0);
  await server.start('/');
  /** Answers that were cut off or mixed, and pages and files that were missing. */
  const wrong = { torn: [] as string[], pages: [] as string[], files: [] as string[] };
  const visits = Array.from({ length: visitorCount }, () => 0);
  let isOver = false;

  const visit = async () => {
    const page = await ask(`${server.origin}/`);
    if (page.status !== 200) {
      const list = page.status === 0 ? wrong.torn : wrong.pages;
      list.push(toLine(page).slice(0, 40));
      return;
    }
    const builds = [...page.text.matchAll(/build (\d+) /g)].map(([, number]) => Number(number));
    const [build = -1] = builds;
    if (builds.length !== 2000 + (build % 7) * 300 || new Set(builds).size !== 1)
      wrong.torn.push(`${builds.length} lines of ${[...new Set(builds)].join(' and ')}`);
    const file = await ask(`${server.origin}/_astro/page.${build}.js`);
    if (file.status === 0) wrong.torn.push(toLine(file));
    else if (file.status !== 200) wrong.files.push(`/_astro/page.${build}.js: ${file.status}`);
    else if (file.text !== `script of ${build};`.repeat(3000)) wrong.torn.push('a script');
  };
  const visiting = visits.map(async (_, visitor) => {
    while (!isOver) {
      await visit();
      visits[visitor] = (visits[visitor] ?? 0) + 1;
    }
  });
  for (let number = 1; number <= swaps; number++) {
    // A real build takes longer than a visit, so wait for two of each visitor.
    const before = [...visits];
    while (visits.some((count, visitor) => count < (before[visitor] ?? 0) + 2)) await nextTurn();
    rmSync(old, { recursive: true, force: true });
    writeBuild(next, number);
    renameSync(server.site, old);
    // Gives visitors a turn between the two renames.
    if (number % 2 === 0) await nextTurn();
    renameSync(next, server.site);
  }
  isOver = true;
  await Promise.all(visiting);
  return wrong;
}

it(`visitors get whole pages and their hashed files while the build is replaced ${swaps} times`, async () => {
  expect(await swapUnderLoad()).toEqual({ torn: [], files: [], pages: [] });
}, 120_000);
