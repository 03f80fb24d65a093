import { execFileSync } from 'node:child_process';
import { cutAfter } from '../../site/format/running-text.ts';

const folders = ['src/content', 'src/assets/pictures'];

/** A change since the last publish, in words, and how to undo it. */
export interface Change {
  file: string;
  words: string;
  /** The change as a patch of this file; empty if the whole file is new, deleted or a picture. */
  patch: string;
}

export interface Publish {
  id: string;
  date: string;
  subject: string;
}

/** Runs git in the project's folder. If it fails, the message of the error is its output. */
const git = (root: string, args: readonly string[], input = ''): string =>
  execFileSync('git', ['-c', 'core.quotepath=off', ...args], { cwd: root, input, encoding: 'utf8' });

const toWords = (name: string) =>
  name
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The label of the first changed line that has one, and the lines without it. */
function readLines(lines: readonly string[]): { label: string; text: string } {
  const read = lines.map((line) => /^[\s-]*(?:(\w+):(?:\s+|$))?(.*)$/.exec(line) ?? []);
  const label = read.find(([, name]) => name)?.[1] ?? '';
  // Without YAML comments and quotes, which mean nothing to an owner.
  const text = read.map(([, , value = '']) =>
    value
      .trim()
      .replace(/^(?:(['"])(.*)\1|(.*?))(?:\s+# .*)?$/, '$2$3')
      .replaceAll("''", "'"),
  );
  return { label, text: text.join(' ').trim() };
}

/** A hunk of a diff in words: `Phone: (512) 555-0100 → (512) 555-0199`. */
function describe(hunk: string): string {
  const lines = hunk.split(/\r?\n/);
  const side = (sign: string) =>
    readLines(lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1)));
  const [before, after] = [side('-'), side('+')];
  const label = toWords(after.label || before.label || 'text');
  if (before.text === after.text) return `${label}: only spaces, quotes or comments`;
  return `${label}: ${before.text || 'nothing'} → ${after.text || 'nothing'}`;
}

/** A hunk for each line, if each line is a field and still the same field. */
function splitFields(hunk: string): string[] {
  const [head = '', ...lines] = hunk.split('\n');
  const [was = 0, is = 0] = head.match(/(?<= [-+])\d+/g)?.map(Number) ?? [];
  const nameOf = (line = '') => /^.(\s*(?:- )?\w+:)/.exec(line)?.[1];
  const added = lines.filter((line) => !line.startsWith('-') && line);
  const removed = lines.filter((line) => line.startsWith('-'));
  const areFields = removed.every((line, at) => nameOf(line) && nameOf(line) === nameOf(added[at]));
  if (!areFields || removed.length !== added.length) return [hunk];
  return removed.map((line, at) => `@@ -${was + at} +${is + at} @@\n${line}\n${added[at] ?? ''}\n`);
}

/** The changes in a file that is neither new nor deleted, line by line. */
function changesIn(root: string, file: string): Change[] {
  const diff = git(root, ['diff', '--no-color', '--no-ext-diff', '--unified=0', 'HEAD', '--', file]);
  const [head = '', ...hunks] = diff.split(/^(?=@@ )/m);
  return hunks.flatMap(splitFields).map((hunk) => ({ file, words: describe(hunk), patch: head + hunk }));
}

export function readChanges(root: string): Change[] {
  const status = git(root, [
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    ...folders,
  ]);
  return status
    .split('\0')
    .filter(Boolean)
    .flatMap((line) => {
      const file = line.slice(3);
      if (/[?A]/.test(line.slice(0, 2))) return { file, words: `Added: ${file}`, patch: '' };
      if (line.slice(0, 2).includes('D')) return { file, words: `Deleted: ${file}`, patch: '' };
      const changes = changesIn(root, file);
      return changes.length ? changes : { file, words: `Changed: ${file}`, patch: '' };
    });
}

const readLog = (root: string, ...args: string[]) =>
  git(root, ['log', '-20', '--format=%H%x09%cs%x09%s', ...args, '--', ...folders])
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', date = '', subject = ''] = line.split('\t');
      return { id, date, subject };
    });

/** The last twenty publishes, the newest first, apart from those that a failed push has left on this computer. */
export function readHistory(root: string): {
  hasRemote: boolean;
  notOnline: Publish[];
  publishes: Publish[];
} {
  const hasRemote = Boolean(git(root, ['remote']).trim());
  const notOnline = hasRemote ? readLog(root, 'HEAD', '--not', '--remotes') : [];
  const ids = new Set(notOnline.map(({ id }) => id));
  return { hasRemote, notOnline, publishes: readLog(root).filter(({ id }) => !ids.has(id)) };
}

/** Undoes the change at this index of the list, if it still has these words. */
export function undo(root: string, index: number, words: string): void {
  const change = readChanges(root)[index];
  if (change?.words !== words) throw new Error('The content has changed since. Look at the list again.');
  if (change.patch) git(root, ['apply', '--reverse', '--unidiff-zero', '-'], change.patch);
  else if (change.words.startsWith('Added')) {
    git(root, ['reset', '--quiet', '--', change.file]);
    git(root, ['clean', '--force', '--quiet', '--', change.file]);
  } else git(root, ['restore', '--staged', '--worktree', '--', change.file]);
}

/** Restores the content of an earlier publish, which can then be published like any other change. Returns that publish. */
export function restore(root: string, id: string): Publish {
  const found = readHistory(root).publishes.find((publish) => publish.id === id);
  if (!found) throw new Error('There is no such publish.');
  if (readChanges(root).length)
    throw new Error('There are changes that are not published. Publish them, or undo them first.');
  git(root, ['restore', `--source=${id}`, '--worktree', '--', ...folders]);
  return found;
}

function push(root: string): void {
  try {
    git(root, ['-c', 'push.autoSetupRemote=true', 'push', '--quiet']);
  } catch (error) {
    const output = String(error);
    const why = /\[(?:remote )?rejected\].*(?:fetch first|non-fast-forward)/.test(output)
      ? 'somebody else has published in the meantime. Run git pull --rebase, then press Publish again.'
      : `${/^(?:fatal|error|ssh): .*/m.exec(output)?.[0] ?? output} Press Publish again when that is solved.`;
    throw new Error(`Saved here, not online yet: ${why}`, { cause: error });
  }
}

/** Commits all changes of the content and pushes them, if the repository has a remote. Returns where they are now. */
export function publish(root: string): string {
  const changes = readChanges(root);
  const [first] = changes;
  if (first) {
    const more = changes.length > 1 ? ` and ${changes.length - 1} more` : '';
    git(root, ['add', '--all', '--', ...folders]);
    git(root, ['commit', '--quiet', '-m', `Publish ${cutAfter(first.words, 50)}${more}`, '--', ...folders]);
  }
  // An earlier push may have failed.
  const { hasRemote, notOnline } = readHistory(root);
  if (notOnline.length) push(root);
  else if (!first) throw new Error('Nothing has changed since the last publish.');
  if (hasRemote) return 'Published.';
  return 'Saved in git on this computer only: this folder has no remote to push to.';
}
