import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../build/project-copy.ts';

/** Words of the sample shop, each replaced by one of its length, so that no text becomes too long. */
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
  [/clear view/g, 'bright sky'],
];
// The file names of the sample's pictures are not read: a white car in one of them is called limestone.
const remaining =
  /austin|spicewood|texas|hill country|limestone(?!-)|live oak trail|veteran|555-?0142|oakshade|clear view/gi;
const code = /\bTX\b/g;

const project = copyProject();
const changed = (text: string) => words.reduce((result, [word, other]) => result.replace(word, other), text);

beforeAll(async () => {
  const content = join(project.root, 'src/content');
  for (const name of globSync('**/*.{yaml,mdx}', { cwd: content })) {
    const file = join(content, name);
    writeFileSync(file, changed(readFileSync(file, 'utf8')));
    renameSync(file, join(content, changed(name)));
  }
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
}, 1_200_000);

afterAll(() => project.remove());

describe('a shop with another name in another state', () => {
  it('has no word of the sample shop, as they are all in the content', () => {
    const cwd = join(project.root, 'dist');
    const files = globSync('**/*.{html,json,xml,txt,webmanifest,js}', { cwd });
    expect(files.length).toBeGreaterThan(60);
    const matches = files.flatMap((file) => {
      const text = readFileSync(join(cwd, file), 'utf8');
      return [...text.matchAll(remaining), ...text.matchAll(code)].map(
        ({ index }) => `${file}: ${text.slice(Math.max(0, index - 40), index + 40)}`,
      );
    });
    expect(matches).toEqual([]);
  });
});
