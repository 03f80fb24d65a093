import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { readBuiltForm } from '../src/server/built-form.ts';
import { deleteQuotes, isMissing, openDatabase } from '../src/server/database.ts';
import { DatabaseError, findObstacle } from '../src/server/database-faults.ts';
import { readPhotos } from '../src/server/photos/store.ts';
import { countExpired, deleteExpired } from '../src/server/retention.ts';
import { loadServerSettings, type ServerSettings } from '../src/server/settings.ts';
import { toPlural } from '../src/site/format/running-text.ts';
import { readArguments } from './arguments.ts';
import { explain, makeBackup, openReadOnly, restore } from './quotes/backup.ts';
import { photoNames, toCsv, toDetails, toList } from './quotes/print.ts';
import { findByEmail, findOne, readAll, readTests, type QuoteRow } from './quotes/rows.ts';

const help = `npm run quotes                           lists the latest 20 requests; -- list --all lists every one
npm run quotes -- show a1b2c3d4          shows one, by the start of its id
npm run quotes -- export quotes.csv      writes all of them for a spreadsheet
                  --photos DIR           with show or export: also writes the photos into a folder
npm run quotes -- delete a1b2c3d4 --yes  deletes for good; or all from one person: delete --email maria@example.com;
                                         or what is older than QUOTES_KEEP_DAYS: delete --expired
npm run quotes -- backup copy.db         copies all of them into a new file, while the server runs
npm run quotes -- restore copy.db        brings back what is missing, or all if the file is lost
npm run quotes -- list --tests           lists what npm run quote:test has sent`;

const { positionals, values } = readArguments(help, {
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    email: { type: 'string' },
    expired: { type: 'boolean', default: false },
    photos: { type: 'string' },
    tests: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
});
const [command = 'list', first = ''] = positionals;

/** Writes the photos of these requests into the folder of `--photos`. Returns a sentence about them. */
function writePhotos(database: DatabaseSync, rows: readonly QuoteRow[], folder = ''): string {
  if (!folder) return '';
  mkdirSync(folder, { recursive: true });
  const files = rows.flatMap(({ id }) => {
    const photos = readPhotos(database, id);
    return photoNames(id, photos.length).map((name, index) => [name, photos[index] ?? ''] as const);
  });
  for (const [name, photo] of files) writeFileSync(join(folder, name), photo);
  return `${toPlural(files.length, 'photo')} written to ${folder}.`;
}

function remove(database: DatabaseSync, keepDays: number): string {
  const rows = values.email ? findByEmail(database, values.email) : [];
  if (!values.email && !values.expired) rows.push(findOne(database, first));
  const count = values.expired ? countExpired(database, keepDays).due : rows.length;
  if (count > 0 && !values.yes)
    throw new Error(`This deletes ${toPlural(count, 'request')} for good. Add --yes to do so.`);
  const ids = rows.map(({ id }) => id);
  if (values.expired) deleteExpired(database, keepDays, { confirmed: true });
  else deleteQuotes(database, `id IN (${ids.map(() => '?').join(', ')})`, ...ids);
  return `${count} deleted. Emails already sent are still in your mailbox, and backups hold it until they are replaced.`;
}

/** Only `delete` writes, so the others work on a read-only disk. */
function open(file: string): DatabaseSync {
  if (!isMissing(file)) return command === 'delete' ? openDatabase(file) : openReadOnly(file);
  if (existsSync(file)) throw new DatabaseError({ database: 'empty' });
  const why = findObstacle(file) ?? 'npm start creates it, or QUOTES_DATA in .env names another file.';
  throw new Error(`There is no ${file} yet. ${why}`);
}

async function run({ databaseFile, site, keepDays }: ServerSettings): Promise<string> {
  if (command === 'restore') return restore(first, databaseFile);
  using database = open(databaseFile);
  const timeZone = (await readBuiltForm(site).catch(() => undefined))?.shop.timeZone ?? 'UTC';
  switch (command) {
    case 'list': {
      const rows = values.tests ? readTests(database) : readAll(database);
      return toList(rows, values.all ? Infinity : 20, timeZone);
    }
    case 'show': {
      const row = findOne(database, first);
      return [toDetails(row, timeZone), writePhotos(database, [row], values.photos)].join('\n').trim();
    }
    case 'export': {
      const rows = readAll(database);
      const file = first || 'quotes.csv';
      writeFileSync(file, toCsv(rows, timeZone));
      const note = writePhotos(database, rows, values.photos);
      return `${toPlural(rows.length, 'request')} written to ${file}. ${note}`.trim();
    }
    case 'delete':
      return remove(database, keepDays);
    case 'backup':
      return makeBackup(database, first, values.yes);
    default:
      throw new Error(`There is no command "${command}".\n\n${help}`);
  }
}

// Nobody else may read what this writes.
process.umask(0o077);
let file = '';
try {
  const settings = loadServerSettings();
  file = settings.databaseFile;
  console.info(await run(settings));
} catch (error) {
  const problem = explain(error, file);
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
