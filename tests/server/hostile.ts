import { beforeAll } from 'vitest';
import { prepareServer } from './process';

/** A server that runs for all tests of a file, and its process id. */
export async function serveForAll() {
  const server = await prepareServer();
  let pid = 0;
  beforeAll(async () => void (pid = await server.start()));
  return { server, getPid: () => pid };
}

/** Random numbers from 0 to 1, the same sequence in each run. */
export const seeded = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};
