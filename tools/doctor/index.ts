import { readSettings } from '../../src/site/build/settings.ts';
import { type Entry, readContent, valueAt } from '../../src/site/build/content-file.ts';
import { sentencesOfSwitchedOff } from '../../src/content-check/switched-off.ts';
import type { Problem } from '../../src/content-check/problem.ts';
import { businessBlockers } from './business.ts';
import { visibilityWarnings } from './visibility.ts';
import { drawingWarnings, galleryBlockers } from './pictures.ts';
import { offTopicWarnings, overdueReviews, scheduledWarnings } from './reviews.ts';
import { sampleBlockers, sampleKinds } from './samples.ts';
import { readBrandFiles, wordWarnings } from './words.ts';
import {
  keepBlockers,
  overdueWarnings,
  proxyBlockers,
  settingBlockers,
  settingWarnings,
} from './settings.ts';

/** Whether visitors see a gallery, which depends on its service. */
function isGalleryShown(gallery: Entry, business: Entry | undefined): boolean {
  const service = gallery.slug === 'gallery' ? 'automotive' : gallery.slug;
  const isOff = (name: string) => valueAt(business?.data, ['services', name]) === false;
  return !isOff(service) && !(service === 'tesla' && isOff('automotive'));
}

/** Everything that still blocks a launch of the project at `root`. */
export function findBlockers(root = '.', settings = readSettings(root)): Problem[] {
  const entries = readContent(root, ['business', ...sampleKinds]);
  const business = entries.find(({ kind }) => kind === 'business');
  return [
    ...(business ? businessBlockers(business) : []),
    ...settingBlockers(root, settings),
    ...proxyBlockers(root, settings),
    ...readContent(root, ['privacy']).flatMap((privacy) => keepBlockers(privacy, settings)),
    ...sampleBlockers(entries),
    ...galleryBlockers(
      readContent(root, ['galleries']).filter((gallery) => isGalleryShown(gallery, business)),
    ),
  ];
}

/**
 * What does not block a launch of the project at `root` but deserves a look, such as claims whose review is due, requests that
 * should be deleted, what search engines miss, and drawings.
 */
export function findWarnings(root = '.', settings = readSettings(root)): Problem[] {
  const now = new Date();
  const read = (...kinds: Entry['kind'][]) => readContent(root, kinds);
  return [
    ...settingWarnings(root, settings),
    ...overdueWarnings(root, settings, now),
    ...overdueReviews(read('state', 'articles'), now),
    ...scheduledWarnings(read('articles')),
    ...offTopicWarnings(read('business', 'articles')),
    ...visibilityWarnings(read('business', 'about', 'reviews')),
    ...wordWarnings(readContent(root), readBrandFiles(root)),
    ...sentencesOfSwitchedOff(root).map(({ file, line, switch: name, sentence }) => ({
      ...{ file, line, field: '', wrong: `It names ${name}, which is off: "${sentence}"` },
      remedy: 'Write it without that, take it out, or let its item say what it needs.',
    })),
    ...drawingWarnings(read('home', 'about', 'services', 'articles')),
  ];
}
