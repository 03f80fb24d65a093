import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { readBuiltForm } from '../src/server/built-form.ts';
import { readServerSettings, type ServerSettings } from '../src/server/settings.ts';
import { commandTimeout, openFile, runStatements, truncateLog } from '../src/server/sqlite.ts';
import { countExpired, deleteExpired, type Database } from '../src/server/store.ts';
import { toPlural } from '../src/site/format/running-text.ts';
import { readArguments } from './arguments.ts';
import { explain, isMissing, makeBackup, openReadOnly, restore, restoreRemedy } from './quotes/backup.ts';
import { photoNames, toCsv, toDetails, toList } from './quotes/print.ts';
import { findByEmail, findOne, readAll, readPhotos, readTests, type QuoteRow } from './quotes/rows.ts';

const help = `npm run quotes                           lists the latest 20 requests; -- list --all lists every one
npm run quotes -- show a1b2c3d4          shows one, by the start of its id
npm run quotes -- export quotes.csv      writes all of them for a spreadsheet
                  --photos DIR           with show or export: also writes the photos into a folder
npm run quotes -- delete a1b2c3d4 --yes  deletes for good; or all from one person: delete --email maria@example.com;
                                         or what is older than QUOTES_KEEP_DAYS: delete --expired
npm run quotes -- backup copy.db         copies all of them into a new file; the server does so every night
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

/** Deletes for good: the bytes are overwritten, in the log too. */
async function remove(file: DatabaseSync, keepDays: number): Promise<string> {
  const database: Database = { run: (statements) => Promise.try(() => runStatements(file, statements)) };
  const rows = values.email ? findByEmail(file, values.email) : [];
  if (!values.email && !values.expired) rows.push(findOne(file, first));
  const count = values.expired ? (await countExpired(database, keepDays)).due : rows.length;
  if (count > 0 && !values.yes)
    throw new Error(`This deletes ${toPlural(count, 'request')} for good. Add --yes to do so.`);
  if (values.expired) await deleteExpired(database, keepDays);
  else await database.run(rows.map(({ id }) => ['DELETE FROM quotes WHERE id = ?', id]));
  truncateLog(file);
  return `${toPlural(count, 'request')} deleted. Emails about them stay in your mailbox, and backups keep them until newer ones take their place.`;
}

async function runOn(database: DatabaseSync, { site, keepDays }: ServerSettings): Promise<string> {
  const built = readBuiltForm(site);
  const timeZone = built?.shop.timeZone ?? 'UTC';
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
      return await remove(database, keepDays);
    case 'backup':
      return makeBackup(database, first, values.yes);
    default:
      throw new Error(`There is no command "${command}".\n\n${help}`);
  }
}

/** Only `delete` writes, so the others work on a read-only disk. */
function open(file: string): DatabaseSync {
  if (!isMissing(file)) return command === 'delete' ? openFile(file, commandTimeout) : openReadOnly(file);
  // As a power cut may leave it.
  if (existsSync(file)) throw new Error(`${file} is empty. ${restoreRemedy}`);
  throw new Error(
    `There is no ${file} yet. npm start creates it, or QUOTES_DATA in .env names another file.`,
  );
}

async function run(): Promise<string> {
  if (command === 'help') return help;
  const settings = readServerSettings();
  let database: DatabaseSync | undefined;
  try {
    if (command === 'restore') return restore(first, settings.databaseFile);
    database = open(settings.databaseFile);
    return await runOn(database, settings);
  } catch (error) {
    throw explain(error, settings.databaseFile);
  } finally {
    database?.close();
  }
}

// Nobody else may read what this writes.
process.umask(0o077);
try {
  console.info(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
