import { toSlug } from '../../src/site/format/slugs.ts';
import { descriptionGuide, toYaml } from './yaml.ts';

interface Picture {
  src: string;
  alt: string;
}

/** A new service as a draft that passes the check, with guidance in place of each text. */
export function serviceSource(
  name: string,
  kind: string,
  picture: Picture,
): { slug: string; source: string } {
  const benefit = (icon: string) => ({
    icon,
    title: 'Write here: a benefit',
    description: 'Write here: one or two sentences that back it up.',
  });
  const fields = {
    kind,
    draft: true,
    name,
    shortName: name.length <= 20 ? name : 'Write here',
    title: name,
    description: descriptionGuide,
    keywords: ['window tinting', name.toLowerCase()],
    hero: {
      service: `${name} in {shopTown}`,
      heading: 'Write here: the big line.',
      text: 'Write here: what it is, whom it helps and how long it takes, in two or three sentences.',
      picture,
    },
    card: {
      before: 'Up to',
      value: '0',
      after: 'Write here: of what',
      text: 'Write here: what the home page says about it, in a sentence or two.',
      points: ['Write here: a fact', 'Write here: another fact'],
      picture,
      cityText: 'Write here: a sentence for town pages.',
    },
    benefits: { heading: 'Write here: what changes.', items: ['check', 'dollar', 'seal'].map(benefit) },
    quote: {
      heading: 'Ask for a quote.',
      text: 'Write here: what to tell you, and when you answer.',
    },
  };
  return { slug: toSlug(name), source: toYaml(fields) };
}
