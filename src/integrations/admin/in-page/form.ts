import CMS from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { delaySave } from './delay-save.ts';
import { patchYaml } from './patch-yaml.ts';

type Fields = Record<string, unknown>;
type Config = NonNullable<Parameters<typeof CMS.init>[0]>['config'];

/** A file that is open in the form: its fields and its text. A new file has no text. */
type Opened = Fields & { fileText?: string };

const frontMatter = /^---\n([\s\S]*?)\n?---(?:\n+([\s\S]*))?$/;

const read = (text: string) => {
  const fields: unknown = parse(text);
  return typeof fields === 'object' ? fields : {};
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
const toFormats = (defaults: Fields) => {
  const toYaml = (text: string | undefined, fields: Fields) =>
    text === undefined
      ? stringify(fields, { lineWidth: 0, singleQuote: true })
      : patchYaml(text, fields, defaults);
  return [
    {
      name: 'commented-yaml',
      ending: 'yaml',
      fromFile: (text: string) => ({ ...read(text), fileText: text }),
      toFile: ({ fileText, ...fields }: Opened) => toYaml(fileText, fields),
    },
    {
      name: 'commented-frontmatter',
      ending: 'mdx',
      fromFile: (text: string) => {
        const [, head = '', body = text] = frontMatter.exec(text) ?? [];
        return { ...read(head), body, fileText: head };
      },
      toFile: ({ fileText, body, ...fields }: Opened & { body?: string }) =>
        `---\n${toYaml(fileText, fields).trim()}\n---\n\n${body ?? ''}`,
    },
  ];
};

export function start(config: Config): void {
  for (const { name, ending, ...format } of toFormats(defaultsOf(config)))
    CMS.registerCustomFormat(name, ending, format);
  void CMS.init({ config });
  delaySave();
}
