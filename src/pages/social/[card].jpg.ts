import type { APIRoute } from 'astro';
import {
  getArticles,
  getBusiness,
  getAdditionalServices,
  getOwnPages,
  getService,
  type PictureData,
} from '@/site/queries/content';
import { getCardHeading } from '@/features/locations/location-text';
import { getLocations } from '@/site/queries/locations';
import { getPage } from '@/site/queries/pages';
import { mainServiceIds } from '@/schemas/service';
import { isEnabled } from '@/site/build/enabled';
import { drawSocialCard } from '@/site/seo/social-card';
import { socialImageName } from '@/site/seo/page-meta';

type Art = Pick<PictureData, 'src' | 'focus'>;

interface Card {
  path: string;
  title: string;
  art: Art;
}

/** Astro stores the path of the file in `fsPath`, which is not in its types. Check it when upgrading Astro. */
function fileOf(picture: PictureData['src']): string {
  const file: unknown = Reflect.get(picture, 'fsPath');
  if (typeof file !== 'string') throw new Error(`The file of the picture ${picture.src} is unknown.`);
  return file;
}

export async function getStaticPaths() {
  const services = await Promise.all(mainServiceIds.map(getService));
  const locationsPage = await getPage('locationsPage');
  const pages = [
    ['/automotive-gallery', await getPage('galleryPage')],
    ['/blog', await getPage('blogPage')],
    ['/locations', locationsPage],
    ['/credits', await getPage('credits')],
    ['/', await getPage('home')],
    ['/about', await getPage('about')],
    ['/request-quote', await getPage('quotePage')],
    ['/privacy', await getPage('privacy')],
    ['/warranty', await getPage('warranty')],
    ['/prices', await getPage('prices')],
    ...(await getOwnPages()).map((page) => [page.path, page] as const),
  ] as const;
  const locationCards = (await getLocations()).map(async (location) => ({
    path: location.path,
    title: await getCardHeading(location),
    art: location.picture ?? locationsPage.meta.cardPicture,
  }));
  const cards: Card[] = [
    ...pages.map(([path, { meta }]) => ({ path, title: meta.card, art: meta.cardPicture })),
    ...[...services, ...(await getAdditionalServices())].map(({ path, name, hero, card }) => ({
      path,
      title: name,
      // The shade picker shows the whole picture of this hero, so only the card says which part to keep.
      art: (path === '/auto-window-tinting' ? (card ?? hero) : hero).picture,
    })),
    ...(await getArticles()).map(({ path, title, cover }) => ({ path, title, art: cover })),
    ...(await Promise.all(locationCards)),
  ];
  const flags = await getBusiness();
  return cards
    .filter(({ path }) => isEnabled(path, flags))
    .map(({ path, title, art }) => ({
      params: { card: socialImageName(path) },
      props: { title, art: fileOf(art.src), focus: (art.focus ?? 50) / 100 },
    }));
}

export const GET: APIRoute<{ title: string; art: string; focus: number }> = async ({ props }) => {
  const { brand, phone, address } = await getBusiness();
  const foot = `${address.town}, ${address.state} · ${phone}`;
  return new Response(await drawSocialCard({ ...props, brand, foot }));
};
