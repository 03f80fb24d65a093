/** A new article, by the paths of its fields. */
export const article = {
  id: '21',
  title: 'How tint fares on a west wall',
  searchTitle: 'Tint on a west wall',
  subtitle: 'Two offices with the same glass, one facing west, and what film did for the desks beside it.',
  excerpt:
    'Two offices with the same panes, one of them facing west: what film changed there within a summer.',
  description:
    'Two offices with the same glass, one facing west: what window film changed at the desks, on the meter and on the bill within one summer.',
  badge: 'Commercial',
  datePublished: '2025-03-01',
  dateText: 'Mar 1, 2025',
  reviewedOn: '2026-11-01',
  readTime: '1 min read',
  'cover.alt': 'Rows of windows on the west side of an office, lit by a low sun',
  'callToAction.heading': 'Show us your west side.',
  'callToAction.text': 'Send a photo and the hour of day. You get a quote within {quoteHours} hours.',
};
/** Its text. */
export const body =
  'The desks along the west wall stood empty from three on. The panes were plain, and nobody had met the sun there before the trees were cut.\n\n## What changed.\n\nFilm took the edge off the heat. The blinds stay up now, and the desks are taken all day.\n';
