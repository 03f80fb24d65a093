import rss from '@astrojs/rss';
import { toMidnight } from '@/site/format/dates';
import { getArticles, getBusiness } from '@/site/queries/content';
import { getPage } from '@/site/queries/pages';

export async function GET() {
  const { brand, site, timeZone } = await getBusiness();
  const { feed } = await getPage('blogPage');
  const articles = await getArticles();
  return rss({
    title: `${brand}: articles`,
    description: feed,
    site,
    trailingSlash: false,
    customData: '<language>en-us</language>',
    items: articles.slice(0, 50).map(({ title, excerpt, path, datePublished, category }) => ({
      title,
      description: excerpt,
      link: path,
      pubDate: new Date(toMidnight(datePublished, timeZone)),
      categories: [category],
    })),
  });
}
