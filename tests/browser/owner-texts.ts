/** A new town, by the paths of its fields. */
export const town = {
  city: 'Hutto',
  state: 'TX',
  'coordinates.lat': '30.54',
  'coordinates.lng': '-97.55',
  description:
    "Window film for Hutto's new subdivisions: west rooms, tall entry glass and playrooms, measured at your home, with a written quote.",
  'headings.intro': 'Rooftops on the blackland prairie.',
  'headings.climate': 'Nothing taller than a fence.',
  'uniqueContent.intro':
    'Hutto grew from a railroad stop into street after street of two-story brick within twenty years. The plats were laid over cotton fields, so hardly a lot came with an oak on it. Builders put the stair window and the game room toward whatever side the lot allowed, and on half the streets that is due west. Families tell us about the same upstairs bedroom that nobody wants in July, and about a floor that has faded behind the couch.',
  'uniqueContent.whyChooseUs':
    'We measure on Saturdays, because most people here work in Austin or Round Rock on the other days. You get a price within {quoteHours} hours, and the crew brings samples to hold against your own panes before you decide.',
  'uniqueContent.localInsight':
    "East of the interstate the limestone ends and black clay begins, flat to the horizon. A low sun therefore has nothing to hide behind: from five o'clock on it enters a second-floor window almost level and reaches the back wall. Dust off the fields leaves a haze on the glass that scatters it further. The panes are mostly builder-grade double glazing, some with a light coating, some without, and we read each one with a meter before we name a film. Start with the stairwell, since warm air collects there and the thermostat usually hangs at its foot. Next come the bedrooms over the garage, then the kitchen slider.",
};
/** What people there ask. */
export const townQuestions = [
  [
    'May film go on new double-pane windows?',
    "Yes, when the film suits the glass. We check the label and the coating of each pane, so the maker's terms are kept.",
  ],
  [
    'Will the homeowners association object?',
    'Seldom, as long as nothing shines. Send us the rules of your subdivision and we bring a film that meets them.',
  ],
  [
    'How long will the crew be in the house?',
    'One to three days for a whole home. A single stairwell is done in a morning, and you need not move out.',
  ],
] as const;

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
