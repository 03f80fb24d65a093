import { getBusiness } from '@/site/queries/content';
import { isStaging } from '@/site/build/staging';

// Those two show an address that they may not read if others link to it, and none that says noindex.
const keptOut = [
  'User-agent: Googlebot',
  'User-agent: Bingbot',
  'Allow: /',
  '',
  'User-agent: *',
  'Disallow: /',
];

/** Lets every crawler in and names the sitemap; keeps a site to try out from all of them. */
export async function GET() {
  const { site } = await getBusiness();
  const sitemap = new URL('/sitemap-index.xml', site).href;
  const lines = isStaging ? keptOut : ['User-agent: *', 'Allow: /', '', `Sitemap: ${sitemap}`];
  return new Response(`${lines.join('\n')}\n`);
}
