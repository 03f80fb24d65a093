import { z } from 'zod';
import { backdrop, group, list, text, whole, type ImageSchema } from '../shared.ts';
import { iconFact, pageMeta, section } from './parts.ts';

const ray = z.strictObject({
  name: text(4, 30).describe('Kind of light, for example Infrared heat.'),
  value: text(2, 16).describe('A figure about it, for example Up to 96%.'),
  text: text(10, 120).describe('What the figure means, worded to follow it.'),
});

/** The home page, `src/content/pages/home.yaml`. */
export function homeSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  const pane = z.strictObject({
    title: text(4, 30).describe('Whose glass it is, for example Your home.'),
    action: text(8, 40).describe('What the window leads to, as its button says.'),
    vlt: whole(1, 99).describe('Visible light that the film drawn over it lets through, in percent.'),
    wide: backdrop(image).describe('Upright picture for wide screens.'),
    low: backdrop(image).describe('Wide picture for phones.'),
  });
  return z.strictObject({
    meta: pageMeta(image),
    hero: group('Top of the page.', {
      heading: text(6, 40).describe('The biggest heading of the site.'),
      text: text(40, 260).describe('The text under it.'),
      panes: group('The three windows.', {
        commercial: pane.describe('The window that leads to the commercial quote.'),
        residential: pane.describe('The window that leads to the residential quote.'),
        vehicle: pane.describe('The window that leads to the booking page.'),
      }),
    }),
    reviews: group('The review figures, and the text and button beside them.', {
      text: text(20, 160).describe('The line beside the button to the reviews.'),
      button: text(4, 30).describe('Text of that button.'),
      promise: text(40, 400).describe('The promises in large type. Words between *stars* are underlined.'),
    }),
    light: group('What film does to light.', {
      ...section.shape,
      rays: group('The three kinds of light in the drawing.', {
        infrared: ray.describe('The first ray.'),
        uv: ray.describe('The second ray.'),
        visible: ray.describe('The third ray.'),
      }),
      facts: list(2, 6, 'facts', iconFact).describe('The facts under the drawing.'),
      savingsNote: text(20, 260).describe('What the savings include. The link How we count follows it.'),
    }),
    services: section.describe('Heading and text above the services.'),
    articles: group('The articles on the home page. Omit for none.', {
      heading: text(4, 80).describe('Heading above the articles.'),
      items: list(1, 4, 'articles', text(3, 80)).describe('Articles by file name, without .mdx.'),
    }).optional(),
    areas: section.describe('Heading and text above the map.'),
    closing: section.describe('The closing section, with the button to the quote page.'),
  });
}
