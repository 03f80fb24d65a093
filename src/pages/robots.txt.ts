import { getBusiness } from '@/site/content';

/** Lets every crawler in and names the sitemap. */
export async function GET() {
  const { site } = await getBusiness();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
}
