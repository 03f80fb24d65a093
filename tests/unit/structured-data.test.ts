import { describe, expect, it } from 'vitest';
import {
  articleNode,
  businessNode,
  faqNode,
  graphJson,
  locationArea,
  pageNodes,
  serviceNode,
} from '../../src/site/structured-data';
import { business } from '../content';

const id = `${business.site}/#business`;
const meta = {
  title: 'About',
  description: 'About us',
  keywords: ['about'],
  path: '/about',
  image: { src: '/social/about.jpg', alt: 'About' },
};

describe('structured data', () => {
  it('describes the business without its own rating, unless the switch is on', () => {
    const node = businessNode(business, '/logo.svg', '/');
    expect(node).toMatchObject({
      '@id': id,
      telephone: `+1${business.phone.replace(/\D/g, '')}`,
      priceRange: business.priceRange,
      url: `${business.site}/`,
    });
    expect(node).not.toHaveProperty('aggregateRating');
    const reviews = { ...business.reviews, inStructuredData: true };
    const claims = { ...business.claims, reviews: true };
    expect(businessNode({ ...business, claims, reviews }, '/logo.svg', '/').aggregateRating).toMatchObject({
      ratingValue: business.reviews.rating,
      reviewCount: business.reviews.count,
    });
  });

  it('tells opening hours only if there are any', () => {
    const property = 'openingHoursSpecification';
    expect(businessNode({ ...business, hours: [] }, '/logo.svg', '/')).not.toHaveProperty(property);
    const hours = [{ days: ['Monday' as const], opens: '09:00', closes: '17:30' }];
    for (const path of ['/', '/about'])
      expect(businessNode({ ...business, hours }, '/logo.svg', path)).toHaveProperty(property, [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '09:00', closes: '17:30' },
      ]);
    expect(businessNode({ ...business, hours }, '/logo.svg', '/prices')).not.toHaveProperty(property);
  });

  it('links a service to the business and names where it is offered', () => {
    const node = serviceNode(business, {
      name: 'Tint',
      description: 'Film',
      path: '/tint',
      areas: [{ '@type': 'Place', name: 'Austin, TX' }],
    });
    expect(node).toEqual({
      '@type': 'Service',
      '@id': `${business.site}/tint#service`,
      name: 'Tint',
      serviceType: 'Tint',
      description: 'Film',
      provider: { '@id': id },
      areaServed: [{ '@type': 'Place', name: 'Austin, TX' }],
    });
  });

  it('tells a place with its state and ZIP codes, and no region as a city', () => {
    const town = { city: 'Lakeway', name: 'Lakeway, TX', state: 'TX', region: false, zipCodes: ['78734'] };
    expect(locationArea(town)).toEqual({
      '@type': 'City',
      name: 'Lakeway, TX',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Lakeway',
        addressRegion: 'TX',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoShape', addressCountry: 'US', postalCode: ['78734'] },
    });
    const region = locationArea({ ...town, city: 'Central Texas', name: 'Central Texas', region: true });
    expect(region).toMatchObject({ '@type': 'Place', name: 'Central Texas' });
    expect(region.address).not.toHaveProperty('addressLocality');
  });

  it('repeats questions and answers word for word', () => {
    const node = faqNode('/faq', business.site, [{ question: 'Why?', answer: 'Because <b>.' }]);
    expect(node.mainEntity).toEqual([
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because <b>.' } },
    ]);
  });

  it('gives an article both dates and the organization as author and publisher', () => {
    const article = {
      path: '/blog/a',
      title: 'A',
      description: 'B',
      datePublished: '2025-01-20',
      image: '/social/blog-a.jpg',
      category: 'Residential',
    };
    const organization = {
      '@type': 'Organization',
      '@id': id,
      name: business.brand,
      url: `${business.site}/`,
    };
    expect(articleNode(business, article)).toMatchObject({
      datePublished: '2025-01-20',
      dateModified: '2025-01-20',
      author: organization,
      publisher: organization,
    });
    const modified = { ...article, dateModified: '2026-01-01' };
    expect(articleNode(business, modified).dateModified).toBe('2026-01-01');
  });

  it('shows the way from home, but not on the home page', () => {
    const crumbs = pageNodes(business, meta, [{ name: 'About', path: '/about' }]).at(-1);
    expect(crumbs).toHaveProperty('itemListElement', [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${business.site}/` },
      { '@type': 'ListItem', position: 2, name: 'About', item: `${business.site}/about` },
    ]);
    expect(pageNodes(business, meta, []).map((node) => node['@type'])).toEqual(['WebSite', 'WebPage']);
  });

  it('cannot end the script element that holds it', () => {
    const json = graphJson([{ '@type': 'WebPage', name: '</script><script>alert(1)</script><!--' }]);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      '@graph': [{ name: '</script><script>alert(1)</script><!--' }],
    });
  });
});
