import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../support/at-end.ts';
import { publish, readChanges, readHistory, restore, undo } from '../../src/integrations/admin/changes.ts';

const facts = "# The shop\nname: Oakshade\nphone: '512 555 0100' # the desk\nhours:\n  - Monday\n";

/** A folder with one published file, as a shop has it. */
function openFolder() {
  const root = makeFolder();
  mkdirSync(join(root, 'src/content'), { recursive: true });
  mkdirSync(join(root, 'src/assets/pictures'), { recursive: true });
  writeFileSync(join(root, 'src/assets/pictures/owner.webp'), '');
  const file = join(root, 'src/content/business.yaml');
  writeFileSync(file, facts);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'First');
  return { root, file };
}

it('the editor lists what has changed in words and takes each change back alone', () => {
  const { root, file } = openFolder();
  writeFileSync(file, facts.replace('0100', '0199').replace('Monday', 'Tuesday'));
  const words = readChanges(root).map((change) => change.words);
  expect(words).toEqual(['Phone: 512 555 0100 → 512 555 0199', 'Text: Monday → Tuesday']);
  undo(root, 0, words[0] ?? '');
  expect(readFileSync(file, 'utf8')).toBe(facts.replace('Monday', 'Tuesday'));
  undo(root, 0, 'Text: Monday → Tuesday');
  expect(readFileSync(file, 'utf8')).toBe(facts);
});

it('the editor lists and takes back neighboring fields one by one', () => {
  const { root, file } = openFolder();
  const before = 'phone: 0142\nemail: a@b.example\nlead: >-\n  One\n  two\nzips:\n  - 78610\n  - 78620\n';
  writeFileSync(file, before);
  publish(root);
  const after = before.replace('0142', '0199').replace('a@', 'c@').replace('One\n  two', 'Eins\n  zwei');
  writeFileSync(file, after.replace('78610', '78611').replace('78620', '78621'));
  const words = ['Phone: 0142 → 0199', 'Email: a@b.example → c@b.example'];
  const others = ['Text: One two → Eins zwei', 'Text: 78610 78620 → 78611 78621'];
  expect(readChanges(root).map((change) => change.words)).toEqual([...words, ...others]);
  undo(root, 1, words[1] ?? '');
  expect(readFileSync(file, 'utf8')).toContain('phone: 0199\nemail: a@b.example\n');
  undo(root, 0, words[0] ?? '');
  expect(readChanges(root).map((change) => change.words)).toEqual(others);
});

it.each([
  ["street: '1 Oak St #4' # upstairs\n", "street: '1 Oak St #5'\n", 'Street: 1 Oak St #4 → 1 Oak St #5'],
  ['street: 1 Oak St # upstairs\r\n', 'street: 2 Elm St # upstairs\r\n', 'Street: 1 Oak St → 2 Elm St'],
  ['We are the #1 shop\n', 'We are the #2 shop\n', 'Text: We are the #1 shop → We are the #2 shop'],
  [
    "role: ''\n",
    `role: 'Film: "the #1" & <b>x</b> Müller''s'\n`,
    `Role: nothing → Film: "the #1" & <b>x</b> Müller's`,
  ],
  ["street: '1 Oak St'\n", 'street: 1 Oak St # here\n', 'Street: only spaces, quotes or comments'],
])('the editor shows the change of %j to %j without comments and quotes', (before, after, words) => {
  const { root, file } = openFolder();
  writeFileSync(file, before);
  publish(root);
  writeFileSync(file, after);
  expect(readChanges(root).map((change) => change.words)).toEqual([words]);
});

it('the editor takes back a new file and a deleted one, but not a change that differs by now', () => {
  const { root, file } = openFolder();
  const added = join(root, 'src/content/new town.yaml');
  writeFileSync(added, 'name: Nowhere\n');
  expect(() => undo(root, 0, 'Name: a → b')).toThrow('changed since');
  undo(root, 0, 'Added: src/content/new town.yaml');
  expect(existsSync(added)).toBe(false);
  execFileSync('git', ['rm', '--quiet', file], { cwd: root });
  undo(root, 0, 'Deleted: src/content/business.yaml');
  expect(readFileSync(file, 'utf8')).toBe(facts);
});

it('the editor publishes what has changed and brings an earlier publish back', () => {
  const { root, file } = openFolder();
  expect(() => publish(root)).toThrow('Nothing has changed');
  const [first] = readHistory(root).publishes;
  writeFileSync(file, facts.replace('Oakshade', 'Shade'));
  expect(() => restore(root, first?.id ?? '')).toThrow('not published');
  expect(publish(root)).toBe('Saved in git on this computer only: this folder has no remote to push to.');
  expect(readChanges(root)).toEqual([]);
  expect(readHistory(root).publishes.map(({ subject }) => subject)).toEqual([
    'Publish Name: Oakshade → Shade',
    'First',
  ]);
  expect(() => restore(root, '--all')).toThrow('no such publish');
  restore(root, first?.id ?? '');
  expect(readFileSync(file, 'utf8')).toBe(facts);
});

it('the editor publishes to a new remote, and again what an earlier attempt could not push', () => {
  const { root, file } = openFolder();
  const remote = join(makeFolder(), 'remote.git');
  execFileSync('git', ['remote', 'add', 'origin', remote], { cwd: root });
  writeFileSync(file, facts.replace('Oakshade', 'Shade'));
  expect(() => publish(root)).toThrow(`Saved here, not online yet: fatal: '${remote}' does not appear`);
  expect(readHistory(root).publishes).toEqual([]);
  expect(readHistory(root).notOnline.map(({ subject }) => subject)).toEqual([
    'Publish Name: Oakshade → Shade',
    'First',
  ]);
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  expect(publish(root)).toBe('Published.');
  expect(readHistory(root).notOnline).toEqual([]);
  const [{ subject } = { subject: '' }] = readHistory(root).publishes;
  expect(execFileSync('git', ['log', '-1', '--all', '--format=%s'], { cwd: remote, encoding: 'utf8' })).toBe(
    `${subject}\n`,
  );
  expect(() => publish(root)).toThrow('Nothing has changed');
});

it('the editor says in plain words that somebody else has published in the meantime', () => {
  const { root, file } = openFolder();
  const remote = join(makeFolder(), 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  execFileSync('git', ['remote', 'add', 'origin', remote], { cwd: root });
  writeFileSync(file, facts.replace('Oakshade', 'Shade'));
  publish(root);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('commit', '--quiet', '--allow-empty', '-m', 'Elsewhere');
  git('push', '--quiet');
  git('reset', '--quiet', '--hard', 'HEAD~1');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  writeFileSync(file, facts.replace('Oakshade', 'Oak'));
  expect(() => publish(root)).toThrow(
    /^Saved here, not online yet: somebody else has published in the meantime\. Run git pull --rebase, then press Publish again\.$/,
  );
  expect(readHistory(root).notOnline.map(({ subject }) => subject)).toEqual(['Publish Name: Shade → Oak']);
  git('pull', '--quiet', '--rebase');
  publish(root);
  expect(readHistory(root).notOnline).toEqual([]);
});
