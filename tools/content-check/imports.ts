import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Source files that a file imports, itself first, all the way down; packages are left out. */
export function filesBehind(root: string, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const wanted = [...source.matchAll(/\bfrom '((?:@\/|\.)[^']+)'|^import '((?:@\/|\.)[^']+)'/gm)];
  return [
    file,
    ...wanted.flatMap(([, named, bare]) => {
      const path = named ?? bare ?? '';
      const base = path.startsWith('@/') ? join(root, 'src', path.slice(2)) : join(dirname(file), path);
      const target = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find(
        (name) => /\.(?:astro|tsx?)$/.test(name) && existsSync(name),
      );
      return target ? filesBehind(root, target, seen) : [];
    }),
  ];
}
