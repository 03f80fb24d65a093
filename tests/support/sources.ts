import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const folders = '{src,tools}/**/*.{ts,tsx,mjs,astro,css}';

/** Every file of code, markup and style of the site and its tools, the scene scripts of the pictures apart. */
export const sources = [...globSync(folders), 'astro.config.mjs'].filter(
  (file) => !file.startsWith('tools/pictures/'),
);

/** The text of a file. */
export const textOf = (file: string) => readFileSync(file, 'utf8');

/** The scripts in a file: all of a module, the front matter and script elements of a component, none of a style sheet. */
export function codeOf(file: string): string {
  const text = textOf(file);
  if (file.endsWith('.css')) return '';
  if (!file.endsWith('.astro')) return text;
  const [, front = ''] = /^---\n([\s\S]*?)^---$/m.exec(text) ?? [];
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  return [front, ...scripts].join('\n');
}

/** File that an import leads to; undefined for a package, and for what is no source, such as a picture. */
function resolve(from: string, name: string): string | undefined {
  // A file read as text, with `?raw`, is no part of the program.
  if (!/^(?:@\/|\.)[^?]*$/.test(name)) return undefined;
  const base = name.startsWith('@/') ? `src/${name.slice(2)}` : normalize(join(dirname(from), name));
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (file) => /\.\w+$/.test(file) && existsSync(file),
  );
}

/** What a file imports, as it is written: modules by its scripts, style sheets by its styles too. */
export function importNames(file: string): string[] {
  const sheets = [...textOf(file).matchAll(/@import '([^']+)'/g)].map(([, name = '']) => name);
  return [...ts.preProcessFile(codeOf(file)).importedFiles.map(({ fileName }) => fileName), ...sheets];
}

/** The files of the project that a file imports. */
export const importsOf = (file: string): string[] =>
  importNames(file).flatMap((name) => resolve(file, name) ?? []);

/** Every node of a piece of TypeScript. */
export function nodesOf(code: string, name: string): ts.Node[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kind));
  return nodes;
}

/** The circles in a graph: each a list of names that lead to one another. */
export function circles(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const reach = (from: string) => {
    const found = new Set<string>();
    const open = [...(graph.get(from) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(...(graph.get(next) ?? []));
    }
    return found;
  };
  const reached = new Map([...graph.keys()].map((name) => [name, reach(name)]));
  const inCircle = [...reached].filter(([name, names]) => names.has(name));
  const groups = inCircle.map(([name, names]) =>
    [...names].filter((other) => reached.get(other)?.has(name)).toSorted(),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}
