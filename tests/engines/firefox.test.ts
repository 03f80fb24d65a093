import { afterAll, beforeAll, describe } from 'vitest';
import { firefox } from './drivers/firefox';
import { testEverything } from './everything';
import { testWithoutScript } from './suites/no-script';
import { Visitor } from './support/visitor';

testEverything(firefox);

describe(firefox.name, () => {
  const visitor = new Visitor(firefox);
  beforeAll(() => visitor.arrive({ javaScript: false }));
  afterAll(() => visitor.leave());
  testWithoutScript(visitor);
});
