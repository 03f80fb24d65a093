import { z } from 'zod';
import { needs } from './claims.ts';
import { iconNames } from './icons.ts';
import { section } from './pages/parts.ts';
import {
  backdrop,
  faqSchema,
  flag,
  group,
  groups,
  keywords,
  list,
  metaDescription,
  picture,
  text,
  type ImageSchema,
  whole,
} from './shared.ts';

/** The services with a page designed just for them, by file name. */
export const mainServiceIds = ['commercial', 'residential', 'automotive', 'tesla'] as const;

const benefit = z.strictObject({
  icon: z.enum(iconNames).describe('Icon beside the benefit.'),
  before: text(2, 20).optional().describe('Words above the number, for example Up to.'),
  figure: text(1, 8).optional().describe('The number in large type, for example 50%, before the title.'),
  title: text(4, 50).describe('The benefit in a few words.'),
  description: text(20, 180).describe('One or two sentences that back it up.'),
  needs,
});

/** What a service page says, `src/content/services/<name>.yaml`. Sections that it omits are not shown. */
export function serviceSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  const film = z.strictObject({
    name: text(4, 50).describe('Name of the film.'),
    infrared: whole(1, 99).optional().describe('Infrared rejection, up to this many percent.'),
    description: text(20, 220).describe('What it is for, in one or two sentences.'),
    features: list(3, 5, 'facts', text(6, 90)).describe('Three to five facts about it.'),
    picture: picture(image).describe('A picture of the film or of glass with it.'),
  });
  const pane = section.extend({
    picture: picture(image).optional().describe('A picture beside the words. Omit for none.'),
  });
  return z.strictObject({
    kind: z
      .enum(['building', 'vehicle'])
      .describe('What gets tinted. Pages of vehicles offer booking first.'),
    draft: flag('true keeps the service out of the published site.'),
    name: text(4, 40).describe('Name of the service, for example Commercial Window Tinting.'),
    shortName: text(3, 20).describe('One word for it, for example Commercial.'),
    title: text(10, 60).describe('Title of the page in search results, without the brand.'),
    description: metaDescription,
    keywords: keywords,
    hero: group('Top of the page.', {
      service: text(12, 60).describe('First line of the heading, such as Tesla window tinting in Austin.'),
      heading: text(8, 60).describe('The big line of the heading, a statement.'),
      text: text(40, 320).describe('The paragraph under it.'),
      picture: picture(image).describe('The big picture.'),
      badges: list(0, 3, 'labels', text(4, 40)).optional().describe('Short labels beside the heading.'),
    }),
    card: group('How the home page and the city pages present the service.', {
      before: text(2, 20).describe('Words before the number, for example Up to.'),
      value: text(1, 8).describe('The number, for example 30%.'),
      after: text(4, 40).describe('Words after the number.'),
      text: text(30, 240).describe('A sentence or two.'),
      points: list(2, 4, 'facts', text(6, 80)).describe('Two to four facts.'),
      picture: picture(image).describe('The picture of the card.'),
      cityText: text(20, 160).describe('The sentence on city pages.'),
    }).optional(),
    benefits: group('What the customer gets.', {
      heading: text(5, 70).describe('Heading.'),
      items: list(3, 9, 'benefits', benefit).describe('The benefits.'),
      savingsNote: text(20, 260).optional().describe('What the savings include. How we count follows it.'),
    }),
    films: group('The films to choose from.', {
      ...section.shape,
      items: list(1, 6, 'films', film).describe('The films.'),
    }).optional(),
    steps: group('How a job runs, from the first call to the end of the cure.', {
      heading: text(5, 70).describe('Heading.'),
      items: groups(3, 6, 'steps', {
        title: text(4, 40).describe('The step, for example We quote.'),
        time: text(4, 40).describe('How long it takes, or when it is.'),
        text: text(20, 220).describe('What happens, in a sentence or two.'),
        needs,
      }).describe('The steps in their order.'),
    }).optional(),
    galleryHeading: text(5, 60).optional().describe('Heading over the pictures.'),
    pictures: list(3, Infinity, 'pictures', picture(image)).optional().describe('Pictures of the service.'),
    questions: faqSchema.optional().describe('What customers ask. The main four have theirs in faqs/.'),
    industries: group('Who we work for.', {
      ...section.shape,
      items: list(3, Infinity, 'kinds', text(3, 40)).describe('Kinds of business.'),
    }).optional(),
    models: group('Models we tint.', {
      ...section.shape,
      items: list(3, Infinity, 'models', text(3, 40)).describe('Vehicle models.'),
      notes: list(0, Infinity, 'notes', text(10, 160))
        .default([])
        .describe('A line about each model, in their order; the last ones can be omitted.'),
      picture: backdrop(image)
        .omit({ focus: true })
        .optional()
        .describe('A car for each model, one below another.'),
    })
      .refine(({ items, notes }) => notes.length <= items.length, {
        path: ['notes'],
        error: 'Write at most one note for each model',
      })
      .optional(),
    glassRoof: pane.optional().describe('About glass roofs.'),
    windshield: pane.optional().describe('About windshields. Its picture gets the outline of one.'),
    pricesHeading: text(5, 60).optional().describe('Heading over the prices of one vehicle.'),
    warranty: section.extend({ needs }).optional().describe('The warranty, below the steps.'),
    filmSlider: group('A before-and-after comparison.', {
      ...section.shape,
      bare: picture(image).describe('The view through bare glass.'),
      film: picture(image).describe('The same view, same camera, with film.'),
      filmName: text(4, 40).describe('Caption of the half with film; names the film.'),
      note: text(30, 200).describe('One line on how the two pictures were made.'),
    }).optional(),
    articles: group('Articles to read first.', {
      heading: text(5, 60).describe('Heading.'),
      items: list(1, 4, 'articles', text(3, 80)).describe('Articles by file name, without .mdx.'),
      showDates: z.boolean().describe('true shows the dates.'),
    }).optional(),
    guide: group('What leads from the questions to an article.', {
      text: text(20, 200).optional().describe('The lines above the link. Omit for none.'),
      link: text(4, 40).describe('Words of the link.'),
      article: text(3, 80).describe('Article by file name, without .mdx; a #heading may follow.'),
    }).optional(),
    shades: group('The picture in which a visitor tries shades.', {
      ...section.shape,
      names: list(6, 6, 'names', text(3, 16)).describe(
        'Names of the shades 70, 50, 35, 20, 15 and 5%, in order.',
      ),
    }).optional(),
    giftCards: section.optional().describe('The gift card section.'),
    quote: section.describe('The last section, where a quote or an appointment is asked for.'),
  });
}
