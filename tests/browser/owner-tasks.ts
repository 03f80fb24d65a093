import type { Page } from '@playwright/test';
import { addTo, choose, field, fill, list, reach, save, show, unfold } from './editor-form.ts';
import { town, townQuestions } from './owner-texts.ts';

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
};
