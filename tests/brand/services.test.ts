import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { copyProject } from '../build/project-copy.ts';
import { testWithout, without, type Switch } from './switched-off.ts';

/* Shops with one service are in one-service.test.ts. */
const project = copyProject();
const business = join(project.root, 'src/content/business.yaml');
const source = readFileSync(business, 'utf8');

afterAll(() => project.remove());

describe.each<Switch>(['automotive', 'tesla'])('a shop without %s', (name) => {
  beforeAll(async () => {
    writeFileSync(business, without(source, [name]));
    const { code, output } = await project.build();
    expect(code, output).toBe(0);
  }, 1_200_000);

  testWithout(project.root, [name]);
});
