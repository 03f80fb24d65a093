import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A component that articles may use: its props, and which of them it cannot do without. */
export interface ArticleComponent {
  props: string[];
  required: string[];
}

const list = 'src/layouts/article-components.ts';

/** Members of `interface Props` in the source of an Astro component. */
export function readProps(source: string): ArticleComponent {
  const [, members = ''] = /^interface Props \{\n([\s\S]*?)^\}/m.exec(source) ?? [];
  const found = [...members.matchAll(/^ {2}(\w+)(\??):/gm)];
  return {
    props: found.map(([, name = '']) => name),
    required: found.filter(([, , optional]) => !optional).map(([, name = '']) => name),
  };
}

/** The components that an article may use, by name, read from their own sources. */
export function readComponents(root: string): Map<string, ArticleComponent> {
  const index = readFileSync(join(root, list), 'utf8');
  const [, listed = ''] = /export const components = \{([\s\S]*?)\}/.exec(index) ?? [];
  const imports = new Map(
    [...index.matchAll(/import (\w+) from '@\/([^']+)'/g)].map(([, name = '', path = '']) => [name, path]),
  );
  const names = [...listed.matchAll(/^ {2}([A-Z]\w*),$/gm)].map(([, name = '']) => name);
  return new Map(
    names.map((name) => {
      const file = join(root, 'src', imports.get(name) ?? '');
      return [name, readProps(readFileSync(file, 'utf8'))];
    }),
  );
}
