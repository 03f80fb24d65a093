import { icoOf, iconPng } from '@/site/build/icon-images';

/** The icon for programs that only know /favicon.ico, in 16, 32 and 48 pixels. */
export async function GET() {
  const sizes = [16, 32, 48];
  const pictures = await Promise.all(sizes.map(async (size) => ({ size, png: await iconPng(size) })));
  return new Response(new Uint8Array(icoOf(pictures)));
}
