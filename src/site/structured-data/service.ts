import type { CityLeaf, FAQPageLeaf, PlaceLeaf, ServiceLeaf } from 'schema-dts';
import type { Business } from '@/schemas/business';
import { canonicalUrl } from '../seo';
import { namedArea } from './areas';
import { ids } from './ids';

interface Question {
  question: string;
  answer: string;
}

/** A service and the areas where it is offered. */
export function serviceNode(
  business: Business,
  service: {
    name: string;
    type?: string;
    description: string;
    path: string;
    areas: readonly (CityLeaf | PlaceLeaf)[];
  },
): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${canonicalUrl(service.path, business.site)}#service`,
    name: service.name,
    serviceType: service.type ?? service.name,
    description: service.description,
    provider: { '@id': ids(business.site).business },
    areaServed: service.areas,
  };
}

/** The questions that the page shows, in the same words. */
export function faqNode(path: string, site: string, questions: readonly Question[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': `${canonicalUrl(path, site)}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** What a service page is about: the service, in the areas of the business, and the questions that it shows. */
export const servicePageNodes = (
  business: Business,
  { name, description, path }: { name: string; description: string; path: string },
  questions: readonly Question[],
): [ServiceLeaf, FAQPageLeaf] => [
  serviceNode(business, {
    name,
    description,
    path,
    areas: business.aboutAreas.map((town) => namedArea(`${town}, ${business.address.state}`)),
  }),
  faqNode(path, business.site, questions),
];
