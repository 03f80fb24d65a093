import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { isFull } from '../../reach';
import { visited } from '../../routes';

const isOther = (file: string) => /^(admin|~partytown|styleguide)/.test(file);

/** Paths of every page of the built site, listed or not; pages that only lead on are left out. */
export function builtPages(): string[] {
  return globSync('**/*.html', { cwd: 'dist' })
    .filter((file) => !isOther(file))
    .filter(
      (file) => !parse(readFileSync(`dist/${file}`, 'utf8')).querySelector('meta[http-equiv="refresh"]'),
    )
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

/** The built pages that are looked at: one a template, in the long sweep all. */
export const pagesToSee = () => builtPages().filter((path) => isFull || visited.includes(path));

/** Paths that the site's own sitemap lists. */
export function listedPages(): string[] {
  return globSync('dist/sitemap-[0-9]*.xml')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)])
    .map(([, address = '']) => new URL(address).pathname);
}
