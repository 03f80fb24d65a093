import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from './drivers/driver';
import { testIslands } from './suites/islands';
import { testMenu } from './suites/menu';
import { testPages } from './suites/pages';
import { testPictures } from './suites/pictures';
import { Visitor } from './support/visitor';

/** All tests in one engine, in one browser. */
export function testEverything(engine: Engine) {
  describe(engine.name, () => {
    const visitor = new Visitor(engine);
    beforeAll(() => visitor.arrive());
    afterAll(() => visitor.leave());
    for (const suite of [testPages, testMenu, testPictures, testIslands]) suite(visitor);
  });
}
