import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { runTool } from './run-tool';
import { addRow } from './table';
import { prepareForTest } from './visit';

/** Files of the data folder in which the words of a request can be found. */
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
    return { server, visitor, remove, left: () => filesWith(dirname(server.data), 'Visitor secret-2') };
  }

  it('leaves no byte of it in any file once it is called deleted', async () => {
    const { visitor, remove, left } = await prepareDeletion();
    expect(left()).not.toEqual([]);
    expect(await remove()).toMatchObject({ code: 0, output: expect.stringContaining('1 deleted') });
    expect(left()).toEqual([]);
    expect(visitor.faults()).toEqual([]);
  });

  it('while another program reads says that the words are still in the file, or leaves none', async () => {
    const { server, visitor, remove, left } = await prepareDeletion();
    const reader = new DatabaseSync(server.data, { readOnly: true });
    onTestFinished(() => reader.close());
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM quotes').get();
    const { code, output } = await remove();
    if (code === 0) expect(left()).toEqual([]);
    else expect(output).toMatch(/still/i);
    addRow(inject('table'), {
      fault: 'Delete while another program reads',
      visitor: 'the owner: ' + output.trim().replace(/\s+/g, ' '),
      health: String((await visitor.probe()).status),
      stored: left().length > 0 ? 'words still in the file' : 'no byte of it',
    });
    // Once nobody reads any more, the same command clears what is left.
    reader.exec('COMMIT');
    if (code !== 0) {
      await remove();
      expect(left()).toEqual([]);
    }
    expect(visitor.faults()).toEqual([]);
  });
});
