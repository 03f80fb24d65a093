import { icoOf, iconPng } from '@/site/build/icon-images';

/** For programs that only know /favicon.ico: the icon in 16, 32 and 48 pixels. */
export async function GET() {
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map(async (size) => ({ size, png: await iconPng(size) })));
  return new Response(new Uint8Array(icoOf(images)));
}
