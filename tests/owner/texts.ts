/** What an editor writes in the place of each guidance text of a new town. */
export const townTexts: readonly (readonly [RegExp, string])[] = [
  [
    /^description: [\s\S]*?(?=^highlights)/m,
    "description: >-\n  Window film for Hutto's new subdivisions: west rooms, tall entry glass and playrooms, measured at your home, with a quote in {quoteHours} hours.\n",
  ],
  [/'?Write here: a short fact'?/, 'Subdivisions without shade trees'],
  [/'?Write here: a second one'?/, 'Double panes with no coating'],
  [/'?Write here: a third one'?/, 'Wide blackland horizon'],
  [/'?Write here: what Hutto is\.'?/, 'Rooftops on the blackland prairie.'],
  [/'?Write here: the sun in Hutto\.'?/, 'Nothing taller than a fence.'],
  [
    /^ {2}intro: [|>][\s\S]*?(?=^ {2}why)/m,
    `  intro: >-
    Hutto grew from a railroad stop into street after street of two-story brick within twenty years. The plats were
    laid over cotton fields, so hardly a lot came with an oak on it. Builders put the stair window and the game room
    toward whatever side the lot allowed, and on half the streets that is due west. Families tell us about the same
    upstairs bedroom that nobody wants in July, and about a floor that has faded in a sharp rectangle behind the couch.
`,
  ],
  [
    /^ {2}whyChooseUs: [|>][\s\S]*?(?=^ {2}local)/m,
    `  whyChooseUs: >-
    We measure on Saturdays, because most people here work in Austin or Round Rock on the other days. You get a price
    within {quoteHours} hours, and the crew brings samples to hold against your own panes before you decide.
`,
  ],
  [
    /^ {2}localInsight: [|>][\s\S]*?(?=^faqs)/m,
    `  localInsight: >-
    East of the interstate the limestone ends and black clay begins, flat to the horizon. A low sun therefore has
    nothing to hide behind: from five o'clock on it enters a second-floor window almost level and reaches the back wall.
    Dust off the fields leaves a haze on the glass that scatters it further. The panes are mostly builder-grade double
    glazing, some with a light coating, some without, and we read each one with a meter before we name a film. Start
    with the stairwell, since warm air collects there and the thermostat usually hangs at its foot. Next come the
    bedrooms over the garage, then the kitchen slider. A pale film keeps the evening sky, which is the best view in town.
`,
  ],
  [/'?Write here: what do people in Hutto ask first\?'?/, 'May film go on new double-pane windows?'],
  [/'?Write here: what do people in Hutto ask next\?'?/, 'Will the homeowners association object?'],
  [/'?Write here: what do people in Hutto ask last\?'?/, 'How long will the crew be in the house?'],
  [
    /answer: (?:[|>]-?\n\s+)?'?Write here: [\s\S]*?tokens\.'?/,
    "answer: Yes, when the film suits the glass. We check the label and the coating of each pane, so the maker's terms are kept.",
  ],
  [
    /answer: (?:[|>]-?\n\s+)?'?Write here: [\s\S]*?tokens\.'?/,
    'answer: Seldom, as long as nothing shines. Send us the rules of your subdivision and we bring a film that meets them.',
  ],
  [
    /answer: (?:[|>]-?\n\s+)?'?Write here: [\s\S]*?tokens\.'?/,
    'answer: One to three days for a whole home. A single stairwell is done in a morning, and you need not move out.',
  ],
];

/** The same for a new article. */
export const articleTexts: readonly (readonly [RegExp, string])[] = [
  [
    /^subtitle: .*$/m,
    'subtitle: Two offices with the same glass, one facing west, and what film did for the desks beside it.',
  ],
  [
    /^excerpt: .*$/m,
    'excerpt: Why the west side of an office is the hardest, and which film we would try there first.',
  ],
  [
    /^description: [\s\S]*?(?=^keywords)/m,
    'description: The west side of an office takes the sun level with the desks. What film changes there, what it does not, and which windows to measure first.\n',
  ],
  [
    /^ {2}- .*the first thing.*$/m,
    '  - The west side gets its sun late and level, when people are at their desks.',
  ],
  [/^ {2}- .*the second.*$/m, '  - Film takes the glare off a screen without closing the blinds.'],
  [/^ {2}- .*the third.*$/m, '  - Measure the west side first, and the south side after it.'],
  [/^( {2}heading): .*$/m, '$1: Measure one side first.'],
  [/^( {2}text): .*$/m, '$1: Tell us which way the desks face. The quote comes within {quoteHours} hours.'],
  [/Write here: a heading that is a statement\./, 'The west side is the late side.'],
  [
    /Write here: the first paragraph\..*/,
    'At four in the afternoon the sun stands level with the desks, and the blinds go down.',
  ],
  [/Write here: the next heading\./, 'Measure before you choose.'],
  [
    /Write here: the facts\..*/,
    'We measure each side of the building. Call <Fact name="phone" /> and say which way it faces.',
  ],
];
