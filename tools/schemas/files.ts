import { z } from 'zod';
import { contentKinds, fileOf, type ContentKind } from '../../src/schemas/index.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';

const kinds = keysOf(contentKinds).filter((kind) => contentKinds[kind].ending === 'yaml');
const pathOf = (kind: ContentKind) => `.vscode/schemas/${kind}.json`;
const toText = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The JSON Schema that lets code editors complete and explain YAML files of a kind. */
function toJsonSchema(kind: ContentKind): string {
  const schema = z.toJSONSchema(contentKinds[kind].schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'inline',
  });
  return toText({ title: fileOf(kind), ...schema });
}

/** Editor settings: which schema applies to which files. Astro's own extension does this for the front matter of articles. */
function toSettings(): string {
  return toText({
    'yaml.schemas': Object.fromEntries(kinds.map((kind) => [`./${pathOf(kind)}`, fileOf(kind)])),
    'yaml.format.enable': false,
    'astro.content-intellisense': true,
    'editor.wordWrap': 'on',
  });
}

/** The files under `.vscode` that are generated from the schemas: their contents by path. */
export function toEditorFiles(): Record<string, string> {
  return {
    ...Object.fromEntries(kinds.map((kind) => [pathOf(kind), toJsonSchema(kind)])),
    '.vscode/settings.json': toSettings(),
  };
}
