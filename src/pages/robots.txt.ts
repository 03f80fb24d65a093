import { getBusiness } from '@/site/queries/content';
import { isStaging } from '@/site/build/staging';

// Googlebot and Bingbot may crawl, to see the noindex of each page. They would list a blocked URL that another site links to.
const stagingRules = [
  'User-agent: Googlebot',
  'User-agent: Bingbot',
  'Allow: /',
  '',
  'User-agent: *',
  'Disallow: /',
];

/** Allows all crawlers and names the sitemap. A staging site blocks all but two. */
export async function GET() {
  const { site } = await getBusiness();
  const sitemap = new URL('/sitemap-index.xml', site).href;
  const lines = isStaging ? stagingRules : ['User-agent: *', 'Allow: /', '', `Sitemap: ${sitemap}`];
  return new Response(`${lines.join('\n')}\n`);
}
