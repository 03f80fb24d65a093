import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from './drivers/driver';
import { testCarousel } from './suites/carousel';
import { testFilmSlider } from './suites/film-slider';
import { testLowerPart } from './suites/lower-part';
import { testMenuRow } from './suites/menu-row';
import { testMenuSheet } from './suites/menu-sheet';
import { testOwnSettings } from './suites/own-settings';
import { testPages } from './suites/pages';
import { testQuoteForm } from './suites/quote-form';
import { testQuoteSending } from './suites/quote-sending';
import { testScroll } from './suites/scroll';
import { testShadePicker } from './suites/shade-picker';
import { testTranslated } from './suites/translated';
import { testTranslatedForm } from './suites/translated-form';
import { Visitor } from './support/visitor';

const suites = [
  testPages,
  testLowerPart,
  testScroll,
  testMenuSheet,
  testMenuRow,
  testCarousel,
  testQuoteForm,
  testQuoteSending,
  testTranslatedForm,
  testShadePicker,
  testFilmSlider,
  testTranslated,
  testOwnSettings,
];

/** All tests in one engine, in one browser. */
export function testEverything(engine: Engine) {
  describe(engine.name, () => {
    const visitor = new Visitor(engine);
    beforeAll(() => visitor.arrive());
    afterAll(() => visitor.leave());
    for (const suite of suites) suite(visitor);
  });
}
