import { toSlug } from '../../src/site/format/slugs.ts';
import { descriptionGuide, toYaml } from './yaml.ts';

/** A new page as a draft that passes the check, with guidance in place of each text. */
export function ownPageSource(heading: string, picture: string): { slug: string; source: string } {
  const front = {
    meta: {
      title: heading,
      description: descriptionGuide,
      keywords: ['window tinting', heading.toLowerCase()],
      // The schema wants six characters or more.
      card: heading.length < 6 ? `${heading} at {shortBrand}` : heading,
      cardPicture: { src: picture },
    },
    heading,
    lead: 'Write here: what the page is about, in one or two sentences.',
    draft: true,
  };
  const body = [
    'Write here: the first paragraph.',
    '## Write here: a heading',
    'Write here: the next paragraph. The phone number is <Fact name="phone" />.',
    '<Contact heading="Questions?" text="Call, write, or come by. We read every message." />',
  ].join('\n\n');
  return { slug: toSlug(heading), source: `---\n${toYaml(front)}---\n\n${body}\n` };
}
