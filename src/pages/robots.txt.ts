import { getBusiness } from '@/site/queries/content';
import { isStaging } from '@/site/build/staging';

// Googlebot and Bingbot may crawl so that they see each page's noindex. If blocked, they could still list a URL that another
// site links to.
const stagingRules = [
  'User-agent: Googlebot',
  'User-agent: Bingbot',
  'Allow: /',
  '',
  'User-agent: *',
  'Disallow: /',
];

/** Allows all crawlers and names the sitemap. A staging site blocks every crawler except Googlebot and Bingbot. */
export async function GET() {
  const { site } = await getBusiness();
  const sitemap = new URL('/sitemap-index.xml', site).href;
  const lines = isStaging ? stagingRules : ['User-agent: *', 'Allow: /', '', `Sitemap: ${sitemap}`];
  return new Response(`${lines.join('\n')}\n`);
}
