import type { APIRoute } from 'astro';
import panorama from '@/assets/pictures/heroes/hill-country.webp';
import wagon from '@/assets/pictures/heroes/wagon.webp';
import { toFullName } from '@/site/city';
import { getArticles, getBusiness, getLocations, getService, type PictureData } from '@/site/content';
import { getAbout, getHome, getPrices, getPrivacy, getQuotePage, getWarranty } from '@/site/pages';
import { drawSocialCard } from '@/site/social-card';
import { socialImageName } from '@/site/social-image';

interface Card {
  path: string;
  title: string;
  art: PictureData['src'];
}

/** File of an imported picture; Astro keeps it on the picture's metadata. */
function fileOf(picture: PictureData['src']): string {
  const file: unknown = Reflect.get(picture, 'fsPath');
  if (typeof file !== 'string') throw new Error(`The picture ${picture.src} has no file to draw from.`);
  return file;
}

/** One social picture for each page. */
export async function getStaticPaths() {
  const services = await Promise.all(
    (['commercial', 'residential', 'auto', 'tesla'] as const).map(getService),
  );
  const pages = [
    ['/', await getHome()],
    ['/about', await getAbout()],
    ['/request-quote', await getQuotePage()],
    ['/privacy', await getPrivacy()],
    ['/warranty', await getWarranty()],
    ['/prices', await getPrices()],
  ] as const;
  const cards: Card[] = [
    { path: '/automotive-gallery', title: 'See the shade first.', art: wagon },
    { path: '/blog', title: 'Know before you tint.', art: panorama },
    { path: '/locations', title: 'Where we bring the shade.', art: panorama },
    { path: '/credits', title: 'Whose work this is.', art: panorama },
    ...pages.map(([path, { meta }]) => ({ path, title: meta.card, art: meta.cardPicture.src })),
    ...services.map(({ path, name, hero }) => ({ path, title: name, art: hero.picture.src })),
    ...(await getArticles()).map(({ path, title, cover }) => ({ path, title, art: cover.src })),
    ...(await getLocations()).map((place) => ({
      path: place.path,
      title: `Window tinting in ${toFullName(place)}`,
      art: panorama,
    })),
  ];
  return cards.map(({ path, title, art }) => ({
    params: { card: socialImageName(path) },
    props: { title, art: fileOf(art) },
  }));
}

/** The picture as JPEG. */
export const GET: APIRoute<{ title: string; art: string }> = async ({ props }) => {
  const { brand, phone, address } = await getBusiness();
  const foot = `${address.town}, ${address.state} · ${phone}`;
  return new Response(await drawSocialCard({ ...props, brand, foot }));
};
