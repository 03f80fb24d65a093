import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A component that articles and pages may use: its props, and which of them are required. */
export interface ArticleComponent {
  props: string[];
  required: string[];
}

/** Reads `interface Props` in the source of an Astro component. */
function readProps(source: string): ArticleComponent {
  const [, members = ''] = /^interface Props \{\n([\s\S]*?)^\}/m.exec(source) ?? [];
  const props = [...members.matchAll(/^ {2}(\w+)(\??):/gm)];
  return {
    props: props.map(([, name = '']) => name),
    required: props.filter(([, , optional]) => !optional).map(([, name = '']) => name),
  };
}

/** The components that a file of `src/layouts` lists, by name, read from their own sources. */
export function readComponents(
  root: string,
  file: 'article-components' | 'page-components',
): Map<string, ArticleComponent> {
  const index = readFileSync(join(root, `src/layouts/${file}.ts`), 'utf8');
  const [, listed = ''] = /const (?:components|sections) = \{\n([\s\S]*?)\}/.exec(index) ?? [];
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
