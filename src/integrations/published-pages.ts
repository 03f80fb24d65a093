import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { isSeq, parseDocument } from 'yaml';
import { previouslyPublished, readPublishedPages } from '../site/build/redirects.ts';
import { readBusiness, readRedirects } from '../site/build/read-config.ts';
import { replaceFile } from '../site/build/replace-file.ts';

const FILE = 'src/content/redirects.yaml';

/** Adds new pages of articles and locations to `redirects.yaml`, and returns their paths. */
export function recordPublished(root = '.'): string[] {
  const file = `${root}/${FILE}`;
  const { site } = readBusiness(root);
  const known = previouslyPublished(readRedirects(root), site);
  const paths = new Set(known.map(({ path }) => path));
  const added = readPublishedPages(root).filter(({ path }) => !paths.has(path));
  if (!added.length) return [];
  const yaml = parseDocument(readFileSync(file, 'utf8'));
  const all = [...known, ...added].map((page) => yaml.createNode(page, { flow: true }));
  const list = yaml.get('published', true);
  // Keeps the comments above the list.
  if (isSeq(list)) {
    list.items = all;
    list.flow = false;
  } else yaml.set('published', yaml.createNode(all));
  yaml.set('publishedAt', site);
  replaceFile(file, yaml.toString({ lineWidth: 0 }));
  return added.map(({ path }) => path);
}

/** Records new pages after each build, because a page is redirected once its file is gone. */
export const publishedPages: AstroIntegration = {
  name: 'published-pages',
  hooks: {
    'astro:build:done': ({ logger }) => {
      const added = recordPublished();
      const more = added.length > 5 ? ` and ${added.length - 5} more` : '';
      const names = added.slice(0, 5).join(', ') + more;
      if (added.length) logger.warn(`New in ${FILE}: ${names}. Commit that file too.`);
    },
  },
};
