import { describe, expect, it } from 'vitest';
import { canonicalUrl, fullTitle } from '../../src/site/seo';
import { socialImagePath } from '../../src/site/social-image';

describe('metadata', () => {
  it('ends a title in the brand and its city', () => {
    const title = fullTitle('About', { brand: 'Oakshade Window Tinting', titleCity: 'Austin' });
    expect(title).toBe('About | Oakshade Window Tinting Austin');
  });

  it.each([
    ['/', 'https://oakshade.example/'],
    ['/about', 'https://oakshade.example/about'],
    ['/blog/turf-melt', 'https://oakshade.example/blog/turf-melt'],
  ])('gives %s the address %s', (path, url) =>
    expect(canonicalUrl(path, 'https://oakshade.example')).toBe(url),
  );

  it('names the social picture after the path', () => {
    expect(socialImagePath('/')).toMatch(/^\/social\/home\.\w+$/);
    expect(socialImagePath('/blog/turf-melt')).toMatch(/^\/social\/blog-turf-melt\.\w+$/);
  });
});
