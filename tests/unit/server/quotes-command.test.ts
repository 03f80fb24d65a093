import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../support/at-end';
import { runTool } from '../../support/run-tool';
import { serveSite, typed } from './serve';

const create = { width: 90, height: 60, channels: 3, background: 'teal' } as const;
const photo = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);

/** A server with its requests in a folder of their own, and a way to run the command on them. */
async function prepare() {
  const [folder, live] = [makeFolder(), makeFolder()];
  const site = await serveSite({ data: join(live, 'quotes.db') });
  const env = { PATH: process.env.PATH, QUOTES_DATA: site.data, SITE_DIR: site.site };
  const run = (...words: string[]) => runTool(env, 'tools/quotes.ts', ...words);
  const names = () => site.quotes().map(({ name }) => name);
  return { ...site, folder, live, run, names };
}

describe('npm run quotes', () => {
  it('lists requests, the latest first, by the clock of the shop, and whether the shop was notified', async () => {
    const { send, rows, run } = await prepare();
    await send({ ...typed, name: 'Ann\u2067 Lee', message: 'One' });
    const { id } = (await send({ ...typed, name: 'Ben', message: 'Two', leave_blank: 'x' })).json;
    rows(`UPDATE quotes SET received = ${Date.UTC(2026, 10, 27, 5, 21)} RETURNING 1`);
    rows(`INSERT INTO outbox VALUES ('${String(id)}', 'mail', 'given up', 0, 0, 9, 'EAUTH 535') RETURNING 1`);
    const { output } = await run();
    expect(output).toMatch(
      /^Id .* Name .* Notified\n\w{8} {2}2026-11-26 23:21 {2}spam\? +Ben .*email given up \(EAUTH 535, 9 tries\)\n\w{8} .* new +Ann Lee .* stored only\n/,
    );
    expect(output).toContain('2 requests. Times: America/Chicago');
  });

  it('shows a request with its photos', async () => {
    const { upload, run, folder } = await prepare();
    const { id } = (await upload([photo], { ...typed, phone: '5125550188\n1' })).json;
    const start = String(id).slice(0, 8);
    const { output } = await run('show', start, '--photos', folder);
    expect(output).toMatch(/^Phone: 5125550188 1\n(.*\n)*Message: Six west-facing windows\.\nPhotos: 1\./m);
    expect(output).toContain(`Id: ${String(id)}`);
    expect(readFileSync(join(folder, `${start}-1.jpg`)).length).toBeGreaterThan(100);
    expect(statSync(join(folder, `${start}-1.jpg`)).mode & 0o777).toBe(0o600);
    expect(await run('show', 'ffff')).toEqual({
      code: 1,
      output: 'There is no request ffff. npm run quotes lists them.\n',
    });
  });

  it('exports what a spreadsheet shows as it is and does not run, for the eyes of the owner alone', async () => {
    const { send, run, folder } = await prepare();
    const names = ['=1+1', '+SUM(A1)', '-2', '@SUM(A1)', '\uff1d1', '|calc', '%0a'];
    const phones = ['+1 512 555 0142', '5125550142', '00495125550142'];
    const message = 'He said "tint",\nthen left';
    for (const name of names) await send({ ...typed, name, message: `${name} ${message}` });
    for (const phone of phones) await send({ ...typed, phone, message: phone });
    const file = join(folder, 'all.csv');
    expect((await run('export', file)).output).toContain('10 requests written to');
    const csv = readFileSync(file, 'utf8');
    for (const name of names) expect(csv).toContain(`"'${name}"`);
    for (const phone of phones) expect(csv).toContain(`"\t${phone}"`);
    expect(csv).toContain('He said ""tint"",\nthen left"');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('deletes a person for good after a confirmation, leaves no byte, and says where copies may be', async () => {
    const { send, upload, run, live, names } = await prepare();
    const words = { ...typed, name: 'Wilhelmina', message: 'Quetzal', email: 'zephyr@example.com' };
    await upload([photo], words);
    await send({ ...words, message: 'Quetzal doors' });
    await send({ ...typed, name: 'Ben' });
    const left = () => {
      const bytes = readdirSync(live)
        .map((name) => readFileSync(join(live, name), 'latin1'))
        .join('');
      return ['Wilhelmina', 'Quetzal', 'zephyr', 'JFIF', '\xff\xd8\xff'].filter((word) =>
        bytes.includes(word),
      );
    };
    const command = ['delete', '--email', ' Zephyr@Example.com'];
    expect(await run(...command)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--yes') as string,
    });
    expect(left().length).toBeGreaterThan(3);
    expect((await run(...command, '--yes')).output).toMatch(/2 requests deleted\..*mailbox.*backups/);
    expect([left(), names()]).toEqual([[], ['Ben']]);
  });

  it('restores from a backup what is missing, keeps what is newer, and sends nothing twice', async () => {
    const { send, upload, run, rows, names, folder } = await prepare();
    const copy = join(folder, 'copy.db');
    await upload([photo], { ...typed, name: 'Ann' });
    await send({ ...typed, name: 'Ben', message: 'Two' });
    rows("INSERT INTO outbox SELECT id, 'mail', 'sent', 0, 0, 1, '' FROM quotes RETURNING 1");
    expect((await run('backup', copy)).output).toContain('2 requests copied to');
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect((await run('backup', copy)).output).toContain('add --yes to replace it');
    expect((await run('backup', copy, '--yes')).code).toBe(0);
    rows("DELETE FROM quotes WHERE quote ->> 'name' = 'Ann' RETURNING 1");
    rows('UPDATE quotes SET revision = 7 RETURNING 1');
    await send({ ...typed, name: 'Cleo', message: 'Three' });
    expect((await run('restore', copy)).output).toContain('1 request came back');
    expect(names().toSorted()).toEqual(['Ann', 'Ben', 'Cleo']);
    expect(rows('SELECT revision FROM quotes WHERE revision > 0')).toEqual([{ revision: 7 }]);
    expect(rows('SELECT state FROM outbox')).toEqual([{ state: 'sent' }, { state: 'sent' }]);
    expect(rows('SELECT count(*) AS n FROM photos')).toEqual([{ n: 1 }]);
  });

  it('restores only from an intact backup, and never over a damaged file, which it leaves as it is', async () => {
    const { send, run, data, stop, folder } = await prepare();
    const [copy, broken] = [join(folder, 'copy.db'), join(folder, 'broken.db')];
    await send(typed);
    await run('backup', copy);
    await run('backup', broken);
    truncateSync(broken, 3 * 4096);
    const refused = { code: 1, output: expect.stringContaining('Try an older backup.') as string };
    expect(await run('restore', broken)).toEqual(refused);
    expect((await run('restore', join(folder, 'nowhere.db'))).output).toContain('There is no file');
    await stop();
    writeFileSync(data, readFileSync(data).fill(7, 4096));
    const damaged = readFileSync(data);
    const { code, output } = await run('restore', copy);
    expect([code, output]).toEqual([1, expect.stringContaining('move the file and its -wal and -shm away')]);
    expect(readFileSync(data)).toEqual(damaged);
    renameSync(data, `${data}.away`);
    expect((await run('restore', copy)).output).toContain('1 request came back');
    expect([existsSync(`${data}.part`), statSync(data).mode & 0o777]).toEqual([false, 0o600]);
    expect((await run()).output).toContain('Maria Delgado');
  });
});
