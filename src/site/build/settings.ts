import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Settings by name. A blank one counts as unset. */
export type Settings = Readonly<Record<string, string | undefined>>;

export const deliveries = ['console', 'server', 'endpoint', 'netlify'] as const;

/** The .env files that Vite reads, lowest priority first. */
function envFiles({ NODE_ENV }: Settings): string[] {
  const mode = NODE_ENV === 'development' ? 'development' : 'production';
  return ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
}

function readText(path: string): string {
  try {
    const bytes = readFileSync(path);
    // PowerShell on Windows writes UTF-16. Both encodings lose their BOM.
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
  } catch {
    // The file does not exist, or only systemd may read it and has passed the settings on.
    return '';
  }
}

/** A # inside a word belongs to it, as systemd and Docker read it. Node would take the rest for a comment. */
const keepHashes = (text: string) =>
  text.replace(/^(\s*(?:export\s+)?\w+\s*=(?:[ \t]+(?!#))?)(?=\S*#)([^\s'"`][^\s`]*)[ \t]*$/gm, '$1`$2`');

/** The settings of the project at `root`, from every `.env` file and from the environment. The environment wins. */
export function readSettings(root = '.', environment: Settings = process.env): Settings {
  const written = envFiles(environment).map((name) => parseEnv(keepHashes(readText(join(root, name)))));
  const all = [...written, environment].flatMap((settings) => Object.entries(settings));
  return Object.fromEntries(all.filter(([, value]) => value?.trim()));
}

/** Puts the settings into the environment of this process and of those that it starts. */
export function applySettings(): void {
  Object.assign(process.env, readSettings());
}

/** The file and line that set a variable: line 0 for the environment, line 1 of .env if it is not set. */
export function findSetting(name: string, root = '.', environment: Settings = process.env) {
  const value = readSettings(root, environment)[name];
  for (const file of envFiles(environment).toReversed()) {
    const text = readText(join(root, file));
    const assignment = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`);
    const index = text.split('\n').findIndex((line) => assignment.test(line));
    if (index >= 0 && parseEnv(keepHashes(text))[name] === value) return { file, line: index + 1 };
  }
  return value === undefined ? { file: '.env', line: 1 } : { file: 'the environment', line: 0 };
}
