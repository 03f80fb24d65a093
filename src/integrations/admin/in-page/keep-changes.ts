import { isRecord, isSame } from './patch-yaml.ts';

type Fields = Record<string, unknown>;

declare global {
  interface FileSystemFileHandle {
    move: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
  }
}

/** A folder whose method is a property, because it is replaced below. */
interface Folders {
  removeEntry: (
    this: FileSystemDirectoryHandle,
    name: string,
    options?: FileSystemRemoveOptions,
  ) => Promise<void>;
}

/** How files of an ending are read and written. Reading throws for a text with mistakes. */
export interface Format {
  name: string;
  ending: string;
  read: (text: string) => Fields;
  write: (text: string | undefined, fields: Fields) => string;
}

/** The editor shows the message and keeps what was typed. */
const refuse = (why: string) => new Error(`Nothing is saved. ${why}`);

/** What the form does with the texts of files. */
interface Recorder {
  /** To call with the text of each file that the form reads. */
  recordRead: (text: string) => void;
  /** To call with each text that the form saves and the text that it was opened with. */
  recordSave: (typed: string, opened?: string) => void;
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** What was typed in the form, with what else has changed in the file since the form read it. */
function merge(was: unknown, typed: unknown, now: unknown, name = ''): unknown {
  if (isSame(was, now, {})) return typed;
  if (isSame(was, typed, {}) || isSame(typed, now, {})) return now;
  if (isRecord(was) && isRecord(typed) && isRecord(now)) {
    const keys = Object.keys({ ...now, ...typed });
    return Object.fromEntries(keys.map((key) => [key, merge(was[key], typed[key], now[key], key)]));
  }
  if (isList(was) && isList(typed) && isList(now)) {
    const { length } = was;
    // Only items below the others were added.
    if (isSame(was, now.slice(0, length), {})) return [...typed, ...now.slice(length)];
    if (isSame(was, typed.slice(0, length), {})) return [...now, ...typed.slice(length)];
  }
  throw refuse(
    `"${name}" has changed in the file since you opened it here. Copy what you typed, go back to the list, open the file again and choose Discard.`,
  );
}

function mergeTexts(format: Format, was: string, typed: string, now: string, path: string): string {
  const [before, fields] = [was, typed].map(format.read);
  let changed: Fields;
  try {
    changed = format.read(now);
  } catch {
    throw refuse(`${path} can no longer be read. Correct it first: “To correct” says how.`);
  }
  const merged = merge(before, fields, changed);
  return format.write(now, isRecord(merged) ? merged : {}).trim();
}

/**
 * Keeps what has changed in a file since the editor read it: in a text editor, by git or in another window. The editor reads
 * files only when it loads. It saves by writing another file and moving that over the old one, where this steps in. It does
 * not delete a file with a text that the form has neither read nor saved.
 */
export function keepChanges(formats: readonly Format[]): Recorder {
  const openedWith = new Map<string, string | undefined>();
  const known = new Set<string>();
  /** What the form has last saved, by file. The editor does not read it again. */
  const saved = new Map<string, { opened: string | undefined; typed: string }>();
  const { move } = FileSystemFileHandle.prototype;
  const folders: Folders = FileSystemDirectoryHandle.prototype;
  const { removeEntry } = folders;
  const formatOf = (name: string) => formats.find(({ ending }) => name.endsWith(`.${ending}`));
  // As the editor gives it to `fromFile`.
  const trim = (text: string) => text.trim().replaceAll(/\r\n?/g, '\n');
  const textOf = async (file: FileSystemFileHandle) => trim(await (await file.getFile()).text());

  FileSystemFileHandle.prototype.move = async function (folder, name) {
    const path = `${folder.name}/${name}`;
    const format = formatOf(name);
    const typed = format ? await textOf(this) : '';
    if (!format || !openedWith.has(typed)) return move.call(this, folder, name);
    const opened = openedWith.get(typed);
    const file = await folder.getFileHandle(name).catch(() => undefined);
    const now = file && (await textOf(file));
    const last = saved.get(path);
    const was = last && last.opened === opened && now !== opened ? last.typed : opened;
    if (now !== undefined && now !== was) {
      if (was === undefined)
        throw refuse(`${path} exists, but this form could not read it. “To correct” may say why. Or reload.`);
      const stream = await this.createWritable();
      await stream.write(`${mergeTexts(format, was, typed, now, path)}\n`);
      await stream.close();
    }
    await move.call(this, folder, name);
    saved.set(path, { opened, typed });
    known.add(typed);
  };
  folders.removeEntry = async function (name, options) {
    const file = formatOf(name) && (await this.getFileHandle(name).catch(() => undefined));
    if (file && !known.has(await textOf(file))) {
      const why = `Nothing is deleted. ${this.name}/${name} has changed since you opened it here. Reload, and look at it first.`;
      // The editor shows no message when a deletion fails.
      alert(why);
      throw new Error(why);
    }
    await removeEntry.call(this, name, options);
  };
  return {
    recordRead: (text) => known.add(trim(text)),
    recordSave: (typed, opened) => openedWith.set(trim(typed), opened),
  };
}
