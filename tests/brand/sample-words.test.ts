import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPublished } from '../content.ts';
import { copyProject } from '../build/project-copy.ts';
import { isMarked, markTexts } from './mark-texts.ts';

/** Words of the sample shop, each with one as long: so that no text outgrows its place. */
const words: readonly (readonly [RegExp, string])[] = [
  [/Austin/g, 'Dayton'],
  [/austin/g, 'dayton'],
  [/Spicewood/g, 'Millbrook'],
  [/spicewood/g, 'millbrook'],
  [/Texas/g, 'Maine'],
  [/texas/g, 'maine'],
  [/\bTX\b/g, 'ME'],
  [/Hill Country/g, 'Pine Country'],
  [/hill country/g, 'pine country'],
  [/limestone(?!-)/g, 'sandstone'],
  [/Limestone/g, 'Sandstone'],
  [/Live Oak Trail/g, 'Old Elm Street'],
  [/veteran(?!Owned)/g, 'teacher'],
  [/Veteran/g, 'Teacher'],
  [/\(512\) 555-0142/g, '(216) 555-0187'],
  [/oakshade/g, 'palmview'],
  [/Oakshade/g, 'Palmview'],
  [/Clear View/g, 'Bright Sky'],
];
// The file names of the sample's pictures are not read: a white car in one of them is called limestone.
const left =
  /austin|spicewood|texas|hill country|limestone(?!-)|live oak trail|veteran|555-?0142|oakshade|clear view/gi;
const code = /\bTX\b/g;

const project = copyProject();
const changed = (text: string) => words.reduce((said, [word, other]) => said.replace(word, other), text);

beforeAll(async () => {
  const content = join(project.root, 'src/content');
  for (const name of globSync('**/*.{yaml,mdx}', { cwd: content })) {
    const file = join(content, name);
    writeFileSync(file, markTexts(changed(readFileSync(file, 'utf8'))));
    renameSync(file, join(content, changed(name)));
  }
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
}, 1_200_000);

afterAll(() => project.remove());

/** What the site says by itself: the words of its lists, controls and computed lines, and nothing about the business. */
const said = [
  /^(?:See the work|Related Articles|This page has moved|Continue to the new page|Request a quote\.?)$/i,
  /^(?:Open the form on its own page|Nothing has been sent from this page\.|Ask about your vehicle)$/,
  /^(?:Do we serve you\? Enter your ZIP code\.|A ZIP code has five digits, for example \d{5}\.)$/,
  /^That ZIP code is outside the places we list\. Read about$/,
  /^(?:Is there old film to remove\?|How should we answer\?)$/,
  /^(?:The full shade guide|What is covered, and what is not)$/,
  /^(?:[\w, ]+ Count(?:y|ies))?(?: · )?(?:\d+ miles from our shop, in a straight line|Home of our shop)?$/,
  /^TOWN (?:\d+ mi|our shop)$|^TOWN$|^Serving (?:TOWN(?:, | and )?)+\.$/,
];
const isSaid = (text: string) => said.some((words) => words.test(text));

const textsIn = (node: Node): string[] =>
  node.nodeType === NodeType.TEXT_NODE
    ? [node.text.replace(/\s+/g, ' ').trim()]
    : node.childNodes.flatMap(textsIn);

/** What a page says that no content file says: its headings, leads and description, and each run of four words or more. */
function unmarkedTexts(page: HTMLElement, towns: RegExp): string[] {
  // The body of an article is content as a whole, and the policy and the code say nothing.
  for (const part of page.querySelectorAll('article > .prose, script, style, svg, noscript')) part.remove();
  const heads = page.querySelectorAll('h1, h2, .lead').map(({ textContent }) => textContent);
  const described = page.querySelectorAll('[name=description], [property$=":title"], [property$=":alt"]');
  const long = textsIn(page).filter((text) => (text.match(/[a-zäëïöü]{2,}/gi) ?? []).length > 3);
  return [...heads, ...described.map((meta) => meta.getAttribute('content') ?? ''), ...long]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.includes(' ') && !isMarked(text) && !isSaid(text.replace(towns, 'TOWN')));
}

describe('a shop with another name in another state', () => {
  it('reads headings, leads, descriptions and sentences that stand in content, but for the words of controls', () => {
    const cwd = join(project.root, 'dist');
    const towns = new RegExp(
      readPublished('locations')
        .map(({ data }) => changed(data.city))
        .join('|'),
      'g',
    );
    const found = globSync('**/*.html', { cwd }).flatMap((file) =>
      unmarkedTexts(parse(readFileSync(join(cwd, file), 'utf8')), towns).map((text) => `${text} (${file})`),
    );
    expect(found).toEqual([]);
  });

  it('reads no word of the sample shop that stands in code instead of content', () => {
    const cwd = join(project.root, 'dist');
    const files = globSync('**/*.{html,json,xml,txt,webmanifest,js}', { cwd });
    expect(files.length).toBeGreaterThan(60);
    const found = files.flatMap((file) => {
      const text = readFileSync(join(cwd, file), 'utf8');
      return [...text.matchAll(left), ...text.matchAll(code)].map(
        ({ index }) => `${file}: ${text.slice(Math.max(0, index - 40), index + 40)}`,
      );
    });
    expect(found).toEqual([]);
  });
});
