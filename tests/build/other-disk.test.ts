import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyProject } from './project-copy.ts';

const memory = '/dev/shm';
const isOtherDisk = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev;

describe.runIf(isOtherDisk)('a build into a folder of another disk', () => {
  const project = copyProject();
  const place = mkdtempSync(join(memory, 'build-'));
  afterAll(() => {
    project.remove();
    rmSync(place, { recursive: true });
  });

  it('puts the whole site there and leaves nothing else behind', async () => {
    const { code, output } = await project.build(undefined, {}, join(place, 'site'));
    expect(code, output).toBe(0);
    expect(readFileSync(join(place, 'site/index.html'), 'utf8')).toContain('</html>');
    expect(readdirSync(join(place, 'site/_astro')).length).toBeGreaterThan(20);
    expect(readdirSync(place)).toEqual(['site']);
    expect(readdirSync(project.root).filter((name) => name.startsWith('dist'))).toEqual([]);
  }, 240_000);
});
