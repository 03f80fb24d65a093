import { chmodSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { DatabaseSync } from 'node:sqlite';
import { truncateLog } from '../src/server/database.ts';
import { readBuiltForm } from '../src/server/built-form.ts';
import { linkPath, getLinkSecret, toToken } from '../src/server/follow-up/links.ts';
import { isContact, optIn, optOut } from '../src/server/follow-up/suppression.ts';
import { toCount, toPlural } from '../src/site/format/running-text.ts';
import { statuses } from '../src/server/follow-up/view.ts';
import { loadServerSettings, type ServerSettings } from '../src/server/settings.ts';
import { readArguments } from './arguments.ts';
import { makeBackup } from './quotes/backup.ts';
import { expire, mark, remove, retry } from './quotes/change.ts';
import { explainErrors, openForCommand } from './quotes/open.ts';
import { toCsv, toList, toDetails } from './quotes/print.ts';
import { report } from './quotes/report.ts';
import { restore } from './quotes/restore.ts';
import { writePhotos } from './quotes/photos.ts';
import { findByEmail, findOne, readAll, readTests } from './quotes/rows.ts';

const help = `npm run quotes                               lists the latest 20 requests; -- list --all lists every one
npm run quotes -- show a1b2c3d4              shows one, by the start of its id
npm run quotes -- mark a1b2c3d4 answered     or ${statuses.join(', ')}
npm run quotes -- link                       prints the URL of the list for your phone, which works for a day
npm run quotes -- report                     how fast requests were answered, week by week
npm run quotes -- stop maria@example.com     sends no more messages to an address or a phone number
npm run quotes -- unstop maria@example.com   undoes that
npm run quotes -- photos a1b2c3d4            writes its photos into the folder a1b2c3d4-photos
npm run quotes -- export quotes.csv          writes all of them for a spreadsheet, with their photos in a folder
npm run quotes -- retry                      tries again now what has not reached you
npm run quotes -- delete a1b2c3d4            deletes for good; or all from one person: delete --email maria@example.com
npm run quotes -- expire                     deletes what is older than QUOTES_KEEP_DAYS, after asking
npm run quotes -- backup copy.db             copies all of them into a new file, while the server runs
npm run quotes -- restore copy.db            brings back what is missing, or all if the file is lost or damaged
npm run quotes -- list --tests               lists what npm run quote:test has sent`;

const { positionals, values } = readArguments(help, {
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    email: { type: 'string' },
    tests: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
});
const [command = 'list', first = '', second = ''] = positionals;

/** The commands that only read the database, which therefore work on a read-only disk. */
const readOnlyCommands = ['list', 'show', 'photos', 'report', 'export', 'backup'];

/** Asks before an action that cannot be undone. Without a terminal, --yes is required. */
async function isSure(question: string): Promise<boolean> {
  if (values.yes) return true;
  if (!process.stdin.isTTY) throw new Error(`${question} Add --yes to do so.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} [y/N] `);
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}

function checkContact(text: string): void {
  if (!isContact(text))
    throw new Error('Give an email address or a phone number, such as maria@example.com or 512-555-0142.');
}

/** The time zone of the shop. UTC if there is no built site to read it from. */
const readTimeZone = (site: string) =>
  readBuiltForm(site).then(
    ({ shop }) => shop.timeZone,
    () => 'UTC',
  );

async function runOn(database: DatabaseSync, settings: ServerSettings): Promise<string> {
  switch (command) {
    case 'list':
      return toList(
        values.tests ? readTests(database) : readAll(database),
        values.all ? Infinity : 20,
        await readTimeZone(settings.site),
      );
    case 'show':
      return toDetails(findOne(database, first), await readTimeZone(settings.site));
    case 'photos': {
      const { id } = findOne(database, first);
      const folder = second || `${id.slice(0, 8)}-photos`;
      const count = writePhotos(database, id, folder);
      return count > 0 ? `${toCount(count, 'photo')} in ${folder}.` : 'This request has no photos.';
    }
    case 'mark':
      return mark(database, findOne(database, first), second);
    case 'link': {
      const { site } = await readBuiltForm(settings.site).catch((cause: unknown) => {
        throw new Error(`There is no built site in ${settings.site}. Run npm run build first.`, { cause });
      });
      const token = toToken({ kind: 'list', id: 'all' }, getLinkSecret(database));
      return `Open this on your phone; it works for a day, for anyone who has it:\n${new URL(linkPath(token), site).href}`;
    }
    case 'report':
      return report(database, await readTimeZone(settings.site));
    case 'stop':
      checkContact(first);
      optOut(database, [first]);
      return `${first} gets no more messages from the site.`;
    case 'unstop':
      checkContact(first);
      optIn(database, first);
      return `${first} gets messages again.`;
    case 'retry':
      return retry(database);
    case 'expire':
      return await expire(database, settings.keepDays, isSure);
    case 'backup':
      return await makeBackup(database, first, values.yes);
    case 'export': {
      const rows = readAll(database);
      const file = first || 'quotes.csv';
      writeFileSync(file, toCsv(rows, await readTimeZone(settings.site)), { mode: 0o600 });
      // An existing file may be readable by others.
      chmodSync(file, 0o600);
      const folder = `${file.replace(/\.csv$/i, '')}-photos`;
      let photos = 0;
      for (const { id } of rows) photos += writePhotos(database, id, folder);
      const note = photos > 0 ? `, ${toCount(photos, 'photo')} to ${folder}` : '';
      return `${toPlural(rows.length, 'request')} written to ${file}${note}.`;
    }
    case 'delete': {
      // The log may still have what an earlier deletion could not remove while another program was reading.
      truncateLog(database);
      const rows = values.email ? findByEmail(database, values.email) : [findOne(database, first)];
      if (rows.length === 0) return 'There is no request from that address.';
      if (
        !(await isSure(`Delete ${rows.length === 1 ? 'one request' : `${rows.length} requests`} for good?`))
      )
        return 'Nothing was deleted.';
      return remove(database, rows);
    }
    default:
      throw new Error(`There is no command "${command}".\n\n${help}`);
  }
}

async function run(): Promise<string> {
  if (command === 'help') return help;
  const settings = loadServerSettings();
  const { databaseFile } = settings;
  if (command === 'restore') return restore(first, databaseFile);
  const database = openForCommand(databaseFile, readOnlyCommands.includes(command));
  if (!database) {
    const message = `There is no ${databaseFile} yet. npm start creates it.`;
    if (command === 'list') return message;
    throw new Error(`${message} If the server uses another file, name it with QUOTES_DATA in .env.`);
  }
  return explainErrors(databaseFile, () => runOn(database, settings)).finally(() => database.close());
}

try {
  console.info(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
