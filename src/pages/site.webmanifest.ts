import { colorOf } from '@/site/theme/palette';
import { getBusiness } from '@/site/queries/content';

/** Name, colors and icons for home screens. */
export async function GET() {
  const { brand, shortBrand } = await getBusiness();
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return new Response(
    JSON.stringify({
      name: brand,
      short_name: shortBrand,
      start_url: '/',
      display: 'browser',
      background_color: colorOf('background'),
      theme_color: colorOf('text'),
      icons,
    }),
  );
}
