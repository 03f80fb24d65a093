import Contact from '@/components/sections/ContactBand.astro';
import QuoteForm from '@/features/quote/form/QuoteSection.astro';
import Points from '@/components/sections/PointList.astro';
import Reviews from '@/components/sections/ReviewList.astro';
import Stats from '@/components/sections/Stats.astro';
import Team from '@/components/sections/Team.astro';
import { components as articleComponents } from './article-components';

// src/content-check/body.ts reads this file as text, like article-components.ts.
/** Sections that one of the shop's own pages can use without an import, besides the components of articles. */
const sections = {
  Contact,
  Points,
  QuoteForm,
  Reviews,
  Stats,
  Team,
};

export const components = { ...articleComponents, ...sections };
