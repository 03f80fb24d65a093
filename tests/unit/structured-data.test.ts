import { describe, expect, it } from 'vitest';
import { businessNode } from '../../src/site/seo/structured-data';
import { business } from '../content';

describe('structured data', () => {
  it('has no rating of the business by itself, unless the owner asks for it', () => {
    const node = businessNode(business, { logo: '/logo.svg' }, '/');
    expect(node).toMatchObject({
      '@id': `${business.site}/#business`,
      telephone: `+1${business.phone.replace(/\D/g, '')}`,
    });
    expect(node).not.toHaveProperty('aggregateRating');
    const reviews = { ...business.reviews, inStructuredData: true };
    const claims = { ...business.claims, reviews: true };
    expect(
      businessNode({ ...business, claims, reviews }, { logo: '/logo.svg' }, '/').aggregateRating,
    ).toMatchObject({
      ratingValue: business.reviews.rating,
      reviewCount: business.reviews.count,
    });
  });

  it('has opening hours only if there are any', () => {
    const property = 'openingHoursSpecification';
    expect(businessNode({ ...business, hours: [] }, { logo: '/logo.svg' }, '/')).not.toHaveProperty(property);
    const hours = [{ days: ['Monday' as const], opens: '09:00', closes: '17:30' }];
    for (const path of ['/', '/about'])
      expect(businessNode({ ...business, hours }, { logo: '/logo.svg' }, path)).toHaveProperty(property, [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '09:00', closes: '17:30' },
      ]);
    expect(businessNode({ ...business, hours }, { logo: '/logo.svg' }, '/prices')).not.toHaveProperty(
      property,
    );
  });

  it('has the days on which the shop is closed, on the pages about it', () => {
    const property = 'specialOpeningHoursSpecification';
    const closures = [
      { name: 'Moving', from: '2998-12-24' },
      { name: 'Christmas', from: '12-25' },
    ];
    const node = businessNode({ ...business, closures }, { logo: '/logo.svg' }, '/about');
    expect(node[property]).toMatchObject([{ name: 'Christmas', opens: '00:00', closes: '00:00' }]);
    expect(businessNode({ ...business, closures }, { logo: '/logo.svg' }, '/prices')).not.toHaveProperty(
      property,
    );
    expect(businessNode({ ...business, closures: [] }, { logo: '/logo.svg' }, '/')).not.toHaveProperty(
      property,
    );
  });

  it('shows photos of the shop instead of its logo, and where it is on a map', () => {
    const logo = '/logo.svg';
    const drawn = businessNode({ ...business, links: {} }, { logo }, '/');
    expect(drawn.image).toBe(`${business.site}/logo.svg`);
    expect(drawn).not.toHaveProperty('hasMap');
    const map = 'https://maps.example.com/shop';
    expect(businessNode({ ...business, links: { map } }, { logo, photos: ['/a.jpg'] }, '/')).toMatchObject({
      image: [`${business.site}/a.jpg`],
      logo: `${business.site}/logo.svg`,
      hasMap: map,
    });
  });
});
