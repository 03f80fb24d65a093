import { getBusiness } from '@/site/queries/content';
import { isStaging } from '@/site/build/staging';

// Both list URLs that they may not crawl if others link to them, unless the page says noindex.
const keptOut = [
  'User-agent: Googlebot',
  'User-agent: Bingbot',
  'Allow: /',
  '',
  'User-agent: *',
  'Disallow: /',
];

/** Allows all crawlers and names the sitemap. A staging site allows none. */
export async function GET() {
  const { site } = await getBusiness();
  const sitemap = new URL('/sitemap-index.xml', site).href;
  const lines = isStaging ? keptOut : ['User-agent: *', 'Allow: /', '', `Sitemap: ${sitemap}`];
  return new Response(`${lines.join('\n')}\n`);
}
