import type { APIRoute } from 'astro';
import {
  getArticles,
  getBusiness,
  getAdditionalServices,
  getOwnPages,
  getService,
  type PictureData,
} from '@/site/queries/content';
import { getLocationText } from '@/features/locations/location-text';
import { getLocations } from '@/site/queries/locations';
import { getPage } from '@/site/queries/pages';
import { mainServiceIds } from '@/schemas/service';
import { isEnabled } from '@/site/build/enabled';
import { drawSocialCard } from '@/site/seo/social-card';
import { socialImageName } from '@/site/seo/page-meta';

/** The path of a picture's file. Astro stores it in `fsPath`, which its types omit, so check it when upgrading Astro. */
const getFile = (picture: PictureData['src']) => String(Reflect.get(picture, 'fsPath'));

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
    // The name stays on one line, and so do the two words before it.
    title: (await getLocationText(location)).heading
      .replace(location.city, (city) => city.replaceAll(' ', '\u00a0'))
      .replace(/ (\S+ )(?=\S+\u00a0)/, '\u00a0$1'),
    picture: location.picture ?? locationsPage.meta.cardPicture,
  }));
  const cards = [
    ...pages.map(([path, { meta }]) => ({ path, title: meta.card, picture: meta.cardPicture })),
    ...[...services, ...(await getAdditionalServices())].map(({ path, name, hero, card }) => ({
      path,
      title: name,
      // The shade picker shows this hero's picture whole, so only the picture of the card has a focus.
      picture: (path === '/auto-window-tinting' ? (card ?? hero) : hero).picture,
    })),
    ...(await getArticles()).map(({ path, title, cover }) => ({ path, title, picture: cover })),
    ...(await Promise.all(locationCards)),
  ];
  const business = await getBusiness();
  return cards
    .filter(({ path }) => isEnabled(path, business))
    .map(({ path, title, picture }) => ({
      params: { card: socialImageName(path) },
      props: { title, pictureFile: getFile(picture.src), focus: (picture.focus ?? 50) / 100 },
    }));
}

export const GET: APIRoute<{ title: string; pictureFile: string; focus: number }> = async ({ props }) => {
  const { brand, phone, address } = await getBusiness();
  const foot = `${address.town}, ${address.state} · ${phone}`;
  return new Response(await drawSocialCard({ ...props, brand, foot }));
};
