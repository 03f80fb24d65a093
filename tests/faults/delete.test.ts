import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runTool } from '../server/run-tool';
import { prepareForTest } from './visit';

/** Files of the data folder that contain the words of a request. */
const filesWith = (folder: string, words: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(words));

describe('deleting a request', () => {
  async function prepareDeletion() {
    const { server, visitor } = await prepareForTest();
    await server.start();
    for (const key of ['kept-1', 'secret-2', 'kept-3']) await visitor.post(key);
    const id = String(visitor.acknowledged.get('secret-2'));
    visitor.acknowledged.delete('secret-2');
    const remove = () => runTool(server.env, 'tools/quotes.ts', 'delete', id, '--yes');
    return { server, visitor, remove, leftovers: () => filesWith(dirname(server.data), 'Visitor secret-2') };
  }

  it('leaves no byte of it in any file', async () => {
    const { visitor, remove, leftovers } = await prepareDeletion();
    expect(leftovers()).not.toEqual([]);
    const { code, output } = await remove();
    expect([code, output]).toEqual([0, expect.stringContaining('1 deleted')]);
    expect(leftovers()).toEqual([]);
    expect(visitor.problems()).toEqual([]);
  });

  it('says that the words are still in the file while another program reads it', async () => {
    const { server, visitor, remove, leftovers } = await prepareDeletion();
    const reader = new DatabaseSync(server.data, { readOnly: true });
    onTestFinished(() => reader.close());
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM quotes').get();
    const { code, output } = await remove();
    if (code === 0) expect(leftovers()).toEqual([]);
    else expect(output).toMatch(/still/i);
    // Once nobody reads the file, the same command clears it.
    reader.exec('COMMIT');
    if (code !== 0) {
      await remove();
      expect(leftovers()).toEqual([]);
    }
    expect(visitor.problems()).toEqual([]);
  });
});
