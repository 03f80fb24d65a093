import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds, onlyFileOf } from '../../src/schemas/index.ts';
import { keysOf } from '../../src/site/keys-of.ts';
import { readEntry, type Entry } from './entry.ts';
import { readSource } from './file-rule.ts';

const allKinds = keysOf(contentKinds);

/** Every content file under a project folder, of all kinds or of some. */
export function readContent(root: string, kinds = allKinds): Entry[] {
  return kinds.flatMap((kind) => {
    const { folder, ending } = contentKinds[kind];
    const path = join(root, 'src/content', folder);
    const names = existsSync(path) ? readdirSync(path).toSorted() : [];
    const only = onlyFileOf(kind);
    return names
      .filter((name) => (only ? name === `${only}.${ending}` : name.endsWith(`.${ending}`)))
      .map((name) => {
        const { source, fault } = readSource(join(path, name));
        return readEntry(kind, name.slice(0, -ending.length - 1), source, fault);
      });
  });
}
