import { readSettings } from '../../src/site/build/settings.ts';
import { type Entry, readContent, valueAt } from '../../src/site/build/content-file.ts';
import type { Problem } from '../../src/content-check/problem.ts';
import { businessBlockers } from './business.ts';
import { visibilityWarnings } from './visibility.ts';
import { drawingWarnings, galleryBlockers } from './pictures.ts';
import { offTopicWarnings, overdueReviews } from './reviews.ts';
import { sampleBlockers, sampleKinds } from './samples.ts';
import { readBrandFiles, wordWarnings } from './words.ts';
import {
  keepBlockers,
  overdueWarnings,
  proxyBlockers,
  settingBlockers,
  settingWarnings,
} from './settings.ts';

/** Whether visitors see an entry. A gallery is shown with its service. */
const isShown = (business: Entry | undefined) => (entry: Entry) => {
  const service = entry.slug === 'gallery' ? 'automotive' : entry.slug;
  const isOff = (name: string) => valueAt(business?.data, ['services', name]) === false;
  return entry.kind !== 'galleries' || !(isOff(service) || (service === 'tesla' && isOff('automotive')));
};

/** Everything that still blocks a launch of the project at `root`. */
export function findBlockers(root = '.', settings = readSettings(root)): Problem[] {
  const entries = readContent(root, ['business', 'galleries', ...sampleKinds]);
  const business = entries.find(({ kind }) => kind === 'business');
  return [
    ...(business ? businessBlockers(business) : []),
    ...settingBlockers(settings),
    ...proxyBlockers(root, settings),
    ...readContent(root, ['privacy']).flatMap((privacy) => keepBlockers(privacy, settings)),
    ...sampleBlockers(entries),
    ...galleryBlockers(entries.filter(isShown(business))),
  ];
}

/**
 * What does not block a launch but deserves a look: requests that nobody is told about or that are too old, claims whose
 * review is due, what search engines miss, and drawings.
 */
export function findWarnings(): Problem[] {
  const settings = readSettings();
  const now = new Date();
  return [
    ...settingWarnings(settings),
    ...overdueWarnings('.', settings, now),
    ...overdueReviews(readContent('.', ['state', 'articles']), now),
    ...offTopicWarnings(readContent('.', ['business', 'articles'])),
    ...visibilityWarnings(readContent('.', ['business', 'about', 'reviews'])),
    ...wordWarnings(readContent('.'), readBrandFiles('.')),
    ...drawingWarnings(readContent('.', ['home', 'about', 'services', 'articles'])),
  ];
}
