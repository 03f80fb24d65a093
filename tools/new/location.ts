import { descriptionWords } from '../../src/schemas/shared.ts';
import { toLocationSlug } from '../../src/site/format/slugs.ts';
import { toYaml } from './yaml.ts';

export interface NewLocation {
  city: string;
  state: string;
  zipCodes: string[];
  lat: number;
  lng: number;
  neighborhoods: string[];
  services?: string[] | undefined;
}

const intro = (city: string) =>
  `Write here: at least 60 words about ${city} and no other location. What was built there, and when? Which way do the big ` +
  'windows face, and where does the glare come from? What do people notice first: the heat in one room, the faded ' +
  'floor, the bill in August? Name streets, materials and hours of the day. If the text still fits when you put in ' +
  'another name, it is not done yet.';

const insight = (city: string) =>
  `Write here: at least 80 words about the sun and the glass of ${city}. How high is it, what stands in the way ` +
  'of the evening sun, and is there water or pale stone that reflects it? Which rooms get it first, and ' +
  'which get it last? What kind of glass do the houses have, and what does that mean for the film? Say in ' +
  'which order you would do the windows if they cannot all be done at once, and at what hour a visitor should stand in ' +
  'the room to see why.';

/** A new location as a draft that passes the check, with instructions in place of each text. */
export function locationSource(location: NewLocation): { slug: string; source: string } {
  const { city, state, zipCodes, lat, lng, neighborhoods, services } = location;
  const data = {
    draft: true,
    city,
    state,
    zipCodes,
    coordinates: { lat, lng },
    description: `Write here: window tinting in ${city} in one or two sentences of ${descriptionWords}, with what its houses have in common.`,
    highlights: ['Write here: a short fact', 'Write here: a second one', 'Write here: a third one'],
    neighborhoods,
    ...(services?.length ? { services } : {}),
    headings: {
      intro: `Write here: what ${city} is.`,
      climate: `Write here: the sun in ${city}.`,
    },
    uniqueContent: {
      intro: intro(city),
      whyChooseUs: `Write here: why people in ${city} choose this shop: the way there, the hours, the kind of glass. {brand} answers with a price within {quoteHours} hours.`,
      localInsight: insight(city),
    },
    roads: `Write here: how the streets of ${city} run, in two sentences that a neighbor would agree with.`,
    faqs: ['first', 'next', 'last'].map((turn) => ({
      question: `Write here: what do people in ${city} ask ${turn}?`,
      answer:
        'Write here: two to five sentences. The first one answers the question. Write facts about the shop as tokens.',
    })),
  };
  return { slug: toLocationSlug(city), source: toYaml(data) };
}
