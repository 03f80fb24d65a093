import { z } from 'zod';
import { articleCategories } from './article-categories.ts';
import { needs } from './claims.ts';
import {
  day,
  externalUrl,
  flag,
  group,
  groups,
  optionalGroups,
  internalPath,
  keywords,
  list,
  metaDescription,
  picture,
  text,
  type ImageSchema,
  matching,
} from './shared.ts';

/** Front matter of an article, `src/content/articles/<slug>.mdx`; the file name is the slug. */
export const articleSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z
    .strictObject({
      id: z.int().positive().describe('Its number, which no other article has.'),
      title: text(10, 70).describe('The headline, as shown on the page and in lists.'),
      subtitle: text(40, 220).describe('One or two sentences under the headline.'),
      excerpt: text(60, 180).describe('What the reader gets from the article, as shown in article lists.'),
      description: metaDescription,
      keywords: keywords,
      category: z.enum(articleCategories).describe('Which filter chip shows the article.'),
      searchTitle: text(10, 60).optional().describe('Its title in search results, if the headline is long.'),
      badge: text(3, 24).describe('The label on the article itself: its category, or Guide.'),
      datePublished: day.describe('Date of publication. One in the future hides the article.'),
      dateText: text(8, 20).describe('The same date in words, for example Jan 20, 2025.'),
      dateModified: day.optional().describe('Date of the last substantial change. Omit if there was none.'),
      reviewedOn: day.describe('Date when its figures and rules were last checked.'),
      reviewedBy: text(3, 80).optional().describe('Who checked it. Omit to name the business.'),
      readTime: matching(
        /^\d{1,2} min read$/,
        'Write the minutes, then min read, for example 7 min read',
      ).describe('Reading time, for example 7 min read.'),
      cover: picture(image).describe('The main picture of the article, 16:10, at least 1200 px wide.'),
      featured: flag('true shows it large on the blog page; of several, the newest published one.'),
      summary: list(3, 5, 'summary points', text(30, 260)).describe('Points for the box at the top.'),
      related: list(0, 3, 'related articles by file name, without .mdx', text(3, 80))
        .default([])
        .describe('Up to three other articles, by file name without .mdx. Omit if there are none.'),
      sources: optionalGroups(16, 'sources', {
        text: text(10, 160).describe('What was published, by whom and when, as the list shows it.'),
        url: externalUrl.optional().describe('URL of the source. Omit if it has no permanent one.'),
      }).describe('Sources of the figures and rules, listed at the end of the article.'),
      callToAction: group('The box at the end of the article, which says what to do next.', {
        heading: text(10, 80).describe('Heading of the box.'),
        text: text(30, 240).describe('One or two sentences under that heading.'),
        links: groups(1, 2, 'buttons', {
          label: text(4, 50).describe('Text of the button.'),
          href: internalPath.describe('Where the button leads, a path on this site.'),
        }).describe('One or two buttons; the first one is the main one.'),
      }),
      needs,
      draft: flag('true keeps the article out of the published site.'),
    })
    .refine(({ datePublished, dateText }) => Date.parse(`${dateText} UTC`) === Date.parse(datePublished), {
      path: ['dateText'],
      error: 'Write the day of datePublished in words',
    });
