import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the built site has no styleguide', () => {
  expect(existsSync('dist/styleguide.html')).toBe(false);
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /styleguide|Broken/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|xml|js|txt)$/.test(file));
  expect(texts.filter((file) => /styleguide/.test(readFileSync(`dist/${file}`, 'utf8')))).toEqual([]);
});
