import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isSeq, parseDocument } from 'yaml';
import { knownAddresses, readAddresses } from '../site/addresses.ts';
import { readBusiness, readRedirects } from '../site/read-business.ts';

const FILE = 'src/content/redirects.yaml';

/** Adds the pages of articles and towns that stand there for the first time to `redirects.yaml`; returns their paths. */
export function noteAddresses(root: string): string[] {
  const file = `${root}/${FILE}`;
  const { site } = readBusiness(`${root}/src/content/business.yaml`);
  const known = knownAddresses(readRedirects(file), site);
  const paths = new Set(known.map(({ path }) => path));
  const fresh = readAddresses(root).filter(({ path }) => !paths.has(path));
  if (!fresh.length) return [];
  const yaml = parseDocument(readFileSync(file, 'utf8'));
  const all = [...known, ...fresh].map((address) => yaml.createNode(address, { flow: true }));
  const list = yaml.get('published', true);
  if (isSeq(list)) Object.assign(list, { items: all, flow: false });
  else yaml.set('published', yaml.createNode(all));
  yaml.set('publishedAt', site);
  writeFileSync(file, yaml.toString({ lineWidth: 0 }));
  return fresh.map(({ path }) => path);
}

let root = '.';

/** After a build, notes each new page of an article or a town, so that its address is known when its file is gone. */
export const notedAddresses: AstroIntegration = {
  name: 'note-addresses',
  hooks: {
    'astro:config:done': ({ config }) => {
      root = fileURLToPath(config.root).replace(/\/$/, '');
    },
    'astro:build:done': ({ logger }) => {
      const fresh = noteAddresses(root);
      if (fresh.length) logger.info(`${fresh.join(', ')} noted in ${FILE}: commit that file, too.`);
    },
  },
};
