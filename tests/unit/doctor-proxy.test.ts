import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBlockers } from '../../tools/doctor/index.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doctor-'));
  mkdirSync(join(root, 'data'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes what the server noticed. */
function note(sql: string, file = 'data/quotes.db'): void {
  const database = new DatabaseSync(join(root, file));
  database.exec(`PRAGMA journal_mode = WAL; CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT); ${sql}`);
  database.close();
}
const proxy = "INSERT INTO state VALUES ('proxy', '172.17.0.1')";
const found = (settings: Record<string, string> = {}) =>
  findBlockers(root, settings).filter(({ field }) => field === 'QUOTES_PROXY');

describe('doctor, when the server has met a proxy', () => {
  it('names its address and the setting that gives each visitor a limit of their own', () => {
    note(proxy);
    const [problem, ...more] = found();
    expect(more).toEqual([]);
    expect(problem?.wrong).toBe(
      'Requests come through a proxy at 172.17.0.1, so all visitors share one limit.',
    );
    expect(problem?.remedy).toContain('Set QUOTES_PROXY=1 in .env');
  });

  it('looks into the file that QUOTES_DATA names', () => {
    note(proxy, 'mine.db');
    expect(found()).toEqual([]);
    expect(found({ QUOTES_DATA: 'mine.db' })).toHaveLength(1);
  });

  it('is silent once the setting is made', () => {
    note(proxy);
    expect(found({ QUOTES_PROXY: '1' })).toEqual([]);
  });

  it.each([
    ['where there is no file', () => undefined],
    ['where none was met', () => note("INSERT INTO state VALUES ('other', 'x')")],
    ['about a file that is no database', () => writeFileSync(join(root, 'data/quotes.db'), 'nonsense')],
    ['about a file of an older server', () => note('DROP TABLE state')],
  ])('is silent %s', (_case, prepare) => {
    prepare();
    expect(found()).toEqual([]);
  });
});
