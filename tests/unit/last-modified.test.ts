import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { createLastModified } from '../../src/integrations/last-modified';
import { makeFolder } from '../support/at-end';

it('the day on which a page was last changed is never guessed', () => {
  expect(createLastModified()('/nowhere')).toBeUndefined();
});

it('a shallow clone, as hosts build from, gives no page the day of its first commit', () => {
  const [whole, shallow] = [makeFolder(), join(makeFolder(), 'clone')];
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: whole,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-05-04T12:00Z' },
      stdio: 'ignore',
    });
  const commit = () => {
    git('add', '.');
    git('commit', '-m', 'Change');
  };
  cpSync('src/content', join(whole, 'src/content'), { recursive: true });
  git('init');
  commit();
  appendFileSync(join(whole, 'src/content/pages/about.yaml'), '# Changed\n');
  commit();
  appendFileSync(join(whole, 'src/content/pages/home.yaml'), '# Changed\n');
  commit();
  git('clone', '--depth', '2', String(pathToFileURL(whole)), shallow);
  const days = (root: string) => ['/', '/about', '/prices'].map(createLastModified(root));
  expect(days(shallow)).toEqual(['2026-05-04', undefined, undefined]);
  expect(days(whole)).toEqual(['2026-05-04', '2026-05-04', '2026-05-04']);
});
