import CMS from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { delaySave } from './delay-save.ts';
import { keepChanges, type Format } from './keep-changes.ts';
import { patchYaml } from './patch-yaml.ts';

type Fields = Record<string, unknown>;
type Config = NonNullable<Parameters<typeof CMS.init>[0]>['config'];

/** A file that is open in the form: its fields and its text. A new file has no text. */
type Opened = Fields & { fileText?: string };

const frontMatter = /^---\n([\s\S]*?)\n?---(?:\n+([\s\S]*))?$/;

const read = (text: string): Fields => {
  const fields: unknown = parse(text);
  return typeof fields === 'object' ? { ...fields } : {};
};

/** The default of each switch that a file may omit, by name. */
function defaultsOf(part: unknown, found: Fields = {}): Fields {
  if (typeof part !== 'object' || part === null) return found;
  const { name, default: value, required, widget }: Fields = { ...part };
  if (widget === 'boolean' && !required) found[String(name)] = value;
  for (const inner of Object.values(part)) defaultsOf(inner, found);
  return found;
}

/** File formats that keep comments. Those of the editor rewrite the whole file and lose them. */
function toFormats(defaults: Fields): Format[] {
  const write = (text: string | undefined, fields: Fields) =>
    text === undefined
      ? stringify(fields, { lineWidth: 0, singleQuote: true })
      : patchYaml(text, fields, defaults);
  return [
    { name: 'commented-yaml', ending: 'yaml', read, write },
    {
      name: 'commented-frontmatter',
      ending: 'mdx',
      read: (text) => {
        const [, head = '', body = text] = frontMatter.exec(text) ?? [];
        return { ...read(head), body };
      },
      write: (text, { body = '', ...fields }) =>
        `---\n${write(text && frontMatter.exec(text)?.[1], fields).trim()}\n---\n\n${String(body)}`,
    },
  ];
}

/** Runs in the editor's page. */
export function start(config: Config): void {
  const formats = toFormats(defaultsOf(config));
  const { recordRead, recordSave } = keepChanges(formats);
  for (const { name, ending, read, write } of formats)
    CMS.registerCustomFormat(name, ending, {
      fromFile: (text: string) => {
        recordRead(text);
        return { ...read(text), fileText: text };
      },
      toFile: ({ fileText, ...fields }: Opened) => {
        const text = write(fileText, fields);
        recordSave(text, fileText);
        return text;
      },
    });
  void CMS.init({ config });
  delaySave();
}
