import rss from '@astrojs/rss';
import { getArticles, getBusiness, getState } from '@/site/content';

/** The articles as an RSS feed, newest first. */
export async function GET() {
  const { brand, site, address } = await getBusiness();
  const { name: state } = await getState();
  const articles = await getArticles();
  return rss({
    title: `${brand}: articles`,
    description: `Plain guides on window film for homes, businesses and vehicles, from ${address.town}, ${state}.`,
    site,
    trailingSlash: false,
    customData: '<language>en-us</language>',
    items: articles.slice(0, 50).map(({ title, excerpt, path, datePublished, category }) => ({
      title,
      description: excerpt,
      link: path,
      pubDate: new Date(`${datePublished}T00:00:00Z`),
      categories: [category],
    })),
  });
}
