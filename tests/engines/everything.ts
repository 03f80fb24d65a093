import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from './drivers/driver';
import { testCalculator } from './suites/calculator';
import { testCarousel } from './suites/carousel';
import { testForcedColors } from './suites/forced-colors';
import { testGoingBack } from './suites/going-back';
import { testLargeText } from './suites/large-text';
import { testLowerPart } from './suites/lower-part';
import { testMenuRow } from './suites/menu-row';
import { testMenuSheet } from './suites/menu-sheet';
import { testPages } from './suites/pages';
import { testPhotos } from './suites/photos';
import { testQuoteForm } from './suites/quote-form';
import { testQuoteSending } from './suites/quote-sending';
import { testScroll } from './suites/scroll';
import { testShadePicker } from './suites/shade-picker';
import { testSmallParts } from './suites/small-parts';
import { Visitor } from './support/visitor';

const suites = [
  testPages,
  testLowerPart,
  testLargeText,
  testScroll,
  testGoingBack,
  testMenuSheet,
  testMenuRow,
  testCarousel,
  testCalculator,
  testQuoteForm,
  testQuoteSending,
  testPhotos,
  testShadePicker,
  testSmallParts,
  testForcedColors,
];

/** The whole suite in one engine, with one browser for all of it. */
export function testEverything(engine: Engine) {
  describe(engine.name, () => {
    const visitor = new Visitor(engine);
    beforeAll(() => visitor.arrive());
    afterAll(() => visitor.leave());
    for (const suite of suites) suite(visitor);
  });
}
