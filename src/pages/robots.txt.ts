import { getBusiness } from '@/site/queries/content';
import { isStaging } from '@/site/build/staging';

// Googlebot and Bingbot may crawl so that they see each page's noindex. If blocked, they could still list a URL that another
// site links to.
const staging = 'User-agent: Googlebot\nUser-agent: Bingbot\nAllow: /\n\nUser-agent: *\nDisallow: /\n';

/** Allows all crawlers and names the sitemap. A staging site blocks every crawler except Googlebot and Bingbot. */
export async function GET() {
  const { site } = await getBusiness();
  const sitemap = new URL('/sitemap-index.xml', site).href;
  return new Response(isStaging ? staging : `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
