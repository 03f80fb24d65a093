import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A field of the form; the preview beside it has fields of the same paths, and nothing to operate. */
const field = (page: Page, path: string) =>
  page.locator(`[data-key-path="${path}"]:has(input, textarea, button)`).first();

/** Scrolls down until a field is there: a long form grows as one scrolls. */
async function reach(page: Page, path: string): Promise<void> {
  const isThere = async () => {
    if (await field(page, path).count()) return true;
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 600);
    return false;
  };
  await expect.poll(isThere, { message: `the field ${path} is there`, intervals: [50] }).toBe(true);
}

async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), '#/collections/team');
  await expect(page.locator('[data-key-path]')).toHaveCount(0);
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${path}`);
  await expect(page.locator('[data-key-path]').first()).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-key-path]')).toHaveCount(0);
}

/** Opens every item of a list. */
async function unfold(page: Page, path: string): Promise<void> {
  await reach(page, path);
  await field(page, path).getByRole('button', { name: 'Expand All' }).first().click();
}

/** Types into the text, number, date or time of a field. */
async function write(page: Page, path: string, text: string): Promise<void> {
  await reach(page, path);
  const input = field(page, path).locator(':is(input:not([type=file]), textarea)').first();
  await input.fill(text);
}

async function addTo(page: Page, path: string): Promise<void> {
  await reach(page, path);
  await field(page, path).getByRole('button', { name: /^Add/ }).last().click();
}

async function upload(page: Page, path: string, source: string, name: string): Promise<void> {
  await reach(page, path);
  const buffer = await sharp(source).resize(2400).jpeg().toBuffer();
  const input = field(page, path).locator('input[type=file]').first();
  await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(field(page, path)).toContainText('.webp');
}

/** Chooses in a list of choices, one after the other. */
async function choose(page: Page, path: string, ...choices: string[]): Promise<void> {
  await reach(page, path);
  for (const choice of choices) {
    const radio = field(page, path).getByRole('radio', { name: choice, exact: true });
    if (await radio.count()) {
      await radio.click();
      continue;
    }
    await field(page, path).getByRole('combobox').first().click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
}

/** Adds items to a list of texts. */
async function list(page: Page, path: string, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await addTo(page, path);
    await write(page, `${path}.${index}`, text);
  }
}

/** Fills in fields by their paths. */
async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) await write(page, path, text);
}

const town = {
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
const townQuestions = [
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

async function ask(
  page: Page,
  path: string,
  questions: typeof townQuestions | readonly (readonly [string, string])[],
) {
  for (const [question, answer] of questions) {
    await addTo(page, path);
    const said = await field(page, path)
      .getByText(/^\s*\d+\s/)
      .first()
      .innerText();
    const last = `${path}.${parseInt(said, 10) - 1}`;
    await fill(page, { [`${last}.question`]: question, [`${last}.answer`]: answer });
  }
}

const article = {
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
const body =
  'The desks along the west wall stood empty from three on. The panes were plain, and nobody had met the sun there before the trees were cut.\n\n## What changed.\n\nFilm took the edge off the heat. The blinds stay up now, and the desks are taken all day.\n';

/** What owners do most, each done in the editor as they would: on the pages of the files that they know by name. */
export const tasks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'changes the phone': async (page) => {
    await show(page, 'business/entries/business');
    await fill(page, { phone: '(737) 555-0163' });
    await save(page);
  },
  'says when the shop is open': async (page) => {
    await show(page, 'business/entries/business');
    await addTo(page, 'hours');
    await choose(page, 'hours.0.days', 'Monday', 'Tuesday', 'Friday');
    await fill(page, { 'hours.0.opens': '08:30', 'hours.0.closes': '17:30' });
    await save(page);
  },
  'announces something for a while': async (page) => {
    await show(page, 'business/entries/business');
    await fill(page, { notice: 'Ten percent off home film in December. Ask for it with your quote.' });
    await save(page);
  },
  'takes a service off the site': async (page) => {
    await show(page, 'business/entries/business');
    await reach(page, 'services.tesla');
    await field(page, 'services.tesla').getByRole('switch').click();
    await save(page);
  },
  'changes a price': async (page) => {
    await show(page, 'prices/entries/prices');
    await unfold(page, 'ranges');
    await fill(page, { 'ranges.2.from': '9', 'ranges.2.to': '19' });
    await unfold(page, 'examples.items');
    await fill(page, { 'examples.items.2.from': '9', 'examples.items.2.to': '19' });
    await save(page);
  },
  'adds a question': async (page) => {
    await show(page, 'faqs/entries/residential');
    await ask(page, 'items', [
      [
        'May I watch while you work?',
        'Gladly. The crew explains what it does, and a chair is all that you need to bring.',
      ],
    ]);
    await save(page);
  },
  'adds a review': async (page) => {
    await show(page, 'reviews/new');
    await fill(page, {
      name: 'Ann Quill',
      date: '2026-10-04',
      source: 'https://reviews.google.com/ann',
      text: 'Two days of work, not a scratch on the sills, and the den is a room again in the afternoon.',
    });
    await choose(page, 'place', 'Austin');
    await choose(page, 'service', 'residential');
    await save(page);
  },
  'adds a town': async (page) => {
    await show(page, 'locations/new');
    await fill(page, town);
    await list(page, 'zipCodes', ['78634']);
    await list(page, 'highlights', [
      'Subdivisions without shade trees',
      'Double panes with no coating',
      'Wide blackland horizon',
    ]);
    await list(page, 'neighborhoods', ['Old Town', 'Star Ranch', 'Emory Farms']);
    await ask(page, 'faqs', townQuestions);
    await save(page);
  },
  'writes an article with a photo': async (page) => {
    await show(page, 'articles/new');
    await fill(page, article);
    await choose(page, 'category', 'Commercial');
    await list(page, 'keywords', ['west facing office windows', 'commercial window film']);
    await list(page, 'summary', [
      'The same glass, once to the north and once to the west.',
      'Film took the edge off the afternoon at the desks.',
      'The blinds stay up now, and the lamps stay off.',
    ]);
    await choose(page, 'related', 'Window film as an investment in a building');
    await addTo(page, 'callToAction.links');
    await fill(page, {
      'callToAction.links.0.label': 'See commercial tinting',
      'callToAction.links.0.href': '/commercial-window-tinting',
    });
    await upload(page, 'cover.src', 'src/assets/pictures/heroes/glass-facade.webp', 'West Wall.jpg');
    await reach(page, 'body');
    await field(page, 'body').locator(':is([contenteditable=true], textarea):visible').first().fill(body);
    await save(page);
  },
};
