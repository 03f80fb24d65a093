import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { copyProject } from '../build/project-copy.ts';
import { words } from '../support/claim-words.ts';

const all = keysOf(words);
const project = copyProject();
const business = join(project.root, 'src/content/business.yaml');

/** Where a built site has the words, with the text around them. */
function findWords(pattern: RegExp, dist = join(project.root, 'dist')): string[] {
  return globSync('**/*.{html,json,xml,txt,webmanifest}', { cwd: dist }).flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8').replace(/\s+/g, ' ');
    return [...text.matchAll(pattern)].map(
      ({ index }) => `${file}: ${text.slice(Math.max(0, index - 60), index + 60)}`,
    );
  });
}

beforeAll(async () => {
  const source = readFileSync(business, 'utf8');
  writeFileSync(business, source.replace(new RegExp(`^  (${all.join('|')}): true$`, 'gm'), '  $1: false'));
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
}, 1_200_000);
afterAll(() => project.remove());

describe('a shop that claims nothing', () => {
  it.each(all)('does not mention %s, as the sample does', (name) => {
    expect(findWords(words[name])).toEqual([]);
    expect(findWords(words[name], 'dist').length).toBeGreaterThan(0);
  });

  it('has no warranty page and no link to one', () => {
    expect(existsSync(join(project.root, 'dist/warranty.html'))).toBe(false);
    expect(findWords(/[/"]warranty["<]|our warranty|lifetime warranty/gi)).toEqual([]);
  });

  it('has no empty text, and none with a brace, a space before punctuation or doubled punctuation', () => {
    const dist = join(project.root, 'dist');
    const faults = globSync('**/*.html', { cwd: dist }).flatMap((file) => {
      const main = parse(readFileSync(join(dist, file), 'utf8')).querySelector('main');
      return (
        (main?.querySelectorAll('p:not([role]):not([aria-live]), dd, dt, h1, h2, h3, td') ?? [])
          // A script fills in whether the shop is open, and the quote server fills in the template.
          .filter((element) => !element.matches('.open-now') && !element.closest('template'))
          .filter((element) => !element.querySelector('img, svg'))
          .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
          .filter((text) => /^$|^[.,;|]| [.,;](?: |$)|(?<!\b[ap]\.m)[.,;][.,;](?!\.)|\{\w+\?/.test(text))
          .map((text) => `${file}: ${text.slice(0, 200)}`)
      );
    });
    expect(faults).toEqual([]);
  });
});
