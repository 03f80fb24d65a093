import { describe, expect, it } from 'vitest';
import { pages } from '../routes';
import { pageAt, plain, visibleText } from '../dist/site';
import { articles, isSample } from './sample';

/* Figures and wordings of the specification, by the page that must show them. Hyphens stand for any dash. */
const literals: Record<string, (string | RegExp)[]> = {
  '/': [
    '468 reviews',
    '5.0',
    /veteran-owned/i,
    '15%',
    /within 24 hours/i,
    /authorized dealer/i,
    /lifetime/i,
    /transferable/i,
    /free ride-share trip/i,
    /up to 30%/i,
    /up to 50%/i,
    'Jan 20, 2025',
    'Jan 25, 2025',
    'Jan 15, 2025',
  ],
  '/commercial-window-tinting': [
    /up to 50%/i,
    '99.9%',
    '15-year',
    /5 years on glass breakage|5-year glass breakage/i,
  ],
  '/residential-window-tinting': [
    /up to 30%/i,
    '99%',
    /lifetime/i,
    /transferable/i,
    /exterior application[^.]* 7 years/i,
    /5-year glass breakage|5 years on glass breakage/i,
    'Jan 20, 2025',
    'Jan 25, 2025',
    'Mar 15, 2024',
  ],
  '/auto-window-tinting': [
    /up to 60%/i,
    '98%',
    '96%',
    '85%',
    '99%',
    /2 (?:-|to) 4 hours/,
    /no claim limit/i,
    /free ride-share trip/i,
    /more than 25%/,
    /rear windows:? any darkness/i,
    /at least 70%/,
    /gift card/i,
    /lifetime/i,
  ],
  '/tesla-window-tinting': [
    'Model 3',
    'Model Y',
    'Model S',
    'Model X',
    'Cybertruck',
    '96%',
    '85%',
    /5 (?:-|to) 10%/,
    /up to 60%/i,
    /3 (?:-|to) 4 hours/,
    /20 (?:-|to) 35%/,
    /5-year accidental|accidental[^.]*5 years/i,
    'Read the Tesla guide',
  ],
  '/about': [
    '468',
    '5.0',
    '15%',
    /customer relations/i,
    /marketing/i,
    /architectural film installer/i,
    /shop dog/i,
    /authorized dealer/i,
    '(512) 555-0142',
    'hello@oakshade.example',
    ...[
      'Austin',
      'Spicewood',
      'Dripping Springs',
      'Lakeway',
      'Bee Cave',
      'Marble Falls',
      'Cedar Park',
      'Round Rock',
    ],
  ],
  '/blog/residential-benefits': ['March 15, 2024', 'Residential'],
  '/blog/commercial-investment': ['March 10, 2024', 'Commercial', /7-year/],
  '/blog/tesla-tinting': ['March 5, 2024', 'Automotive', '35%', '20%', '70%'],
  '/blog/tint-shade-guide': [
    'Feb 28, 2024',
    'Guide',
    /70 ?%/,
    /50 ?%/,
    /35 ?%/,
    /20 ?%/,
    /15% or (?:lower|less)/,
  ],
  '/blog/windshield-tinting': [
    'Mar 20, 2024',
    'Automotive',
    'front side windows must allow more than 25% light transmission, any darkness on rear windows, windshield at least 70%',
  ],
  '/blog/tint-maintenance': ['Jan 15, 2025', 'Guide', /3 (?:-|to) 5 days/, /7 (?:-|to) 14 days/, /week/],
  '/blog/energy-savings': [
    'Jan 20, 2025',
    'Residential',
    /\$6 ?(?:-|to) ?\$?12/,
    /10 ?%? ?(?:-|to) ?30%/,
    '$192',
    '$384',
    '$576',
  ],
  '/blog/turf-melt': ['Jan 25, 2025', 'Residential'],
  '/request-quote': [
    'Get a fast, accurate quote',
    'Fast Response',
    /quote within 24 hours/i,
    'Expert Service',
    /veteran-owned, 5-star rated installation/i,
    'Lifetime Warranty',
    /premium films with manufacturer guarantee/i,
    'Request a Quote',
    'Request Quote',
    'Commercial Tinting',
    'Residential Tinting',
    '15% off',
  ],
  '/embed/quote': ['Request Quote', 'Commercial Tinting', 'Residential Tinting'],
  '/404': ['404', 'Oops! Page not found', 'Return to Home'],
  '/locations/404': ['Location not found', 'Return to Home'],
  '/locations/austin-window-tinting': [
    '468',
    /veteran-owned/i,
    'All automotive installs happen at our shop in Spicewood',
  ],
  '/locations/cedar-park-window-tinting': [/\$800 ?(?:-|to) ?\$?2,500/],
};

const articleTargets: Record<string, string[]> = {
  'residential-benefits': ['/residential-window-tinting'],
  'commercial-investment': ['/commercial-window-tinting'],
  'tesla-tinting': ['/auto-window-tinting', '/tesla-window-tinting'],
  'tint-shade-guide': ['/residential-window-tinting#quote'],
  'windshield-tinting': ['/auto-window-tinting'],
  'tint-maintenance': ['/auto-window-tinting'],
  'energy-savings': ['/residential-window-tinting'],
  'turf-melt': ['/residential-window-tinting'],
};

describe.runIf(isSample)('the specification, while the sample business is in business.yaml: literals', () => {
  // An article or a place that the shop has taken down says nothing any more.
  describe.each(Object.entries(literals).filter(([path]) => pages.includes(path)))('%s', (path, wordings) => {
    it.each(wordings)('says %s', (wording) => {
      const text = visibleText(pageAt(path));
      if (typeof wording === 'string') expect(text).toContain(wording);
      else expect(text).toMatch(wording);
    });
  });

  describe('articles', () => {
    it.each(Object.entries(articleTargets).filter(([slug]) => articles.includes(slug)))(
      '%s leads back to the list and on to %o',
      (slug, targets) => {
        const page = pageAt(`/blog/${slug}`);
        const links = page
          .querySelectorAll('main a')
          .map((link) => [plain(link.text), link.getAttribute('href')] as const);
        expect(links).toContainEqual(['Back to Blog', '/blog']);
        expect(links.map(([, href]) => href)).toEqual(expect.arrayContaining(targets));
        expect(visibleText(page)).toContain('Related Articles');
      },
    );

    it.each(['tint-shade-guide', 'windshield-tinting'].filter((slug) => articles.includes(slug)))(
      '%s compares in a table with headers',
      (slug) => {
        const table = pageAt(`/blog/${slug}`).querySelector('main table');
        expect(table?.querySelectorAll('th[scope=col]').length).toBeGreaterThan(1);
        expect(table?.querySelectorAll('tbody tr').length).toBeGreaterThan(2);
      },
    );
  });

  describe('claims stay on their pages', () => {
    const shows = (path: string, claim: RegExp) =>
      claim.test(visibleText(pageAt(path).querySelector('main') ?? pageAt(path)));

    it('says 99.9% of UV on commercial pages alone', () => {
      for (const path of [
        '/',
        '/residential-window-tinting',
        '/auto-window-tinting',
        '/tesla-window-tinting',
        '/about',
      ])
        expect(shows(path, /99\.9%/), path).toBe(false);
    });

    it('tells the accidental warranty without a claim limit on the automotive page, with 5 years on the Tesla page', () => {
      expect(shows('/tesla-window-tinting', /no claim limit/i)).toBe(false);
      expect(shows('/auto-window-tinting', /5-year accidental/i)).toBe(false);
    });

    it('never promises that 98% of the heat is turned away', () => {
      for (const path of ['/', '/auto-window-tinting', '/tesla-window-tinting'])
        expect(shows(path, /98% of (?:the )?(?:solar )?heat/i), path).toBe(false);
    });

    it('keeps the whole-home price in Cedar Park', () => {
      for (const path of ['/', '/residential-window-tinting', '/locations/leander-window-tinting'])
        expect(shows(path, /\$800/), path).toBe(false);
    });
  });
});
