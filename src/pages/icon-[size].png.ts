import type { APIRoute } from 'astro';
import { iconPng } from '@/site/build/icon-images';

/** 180 pixels for the home screen of iPhones, 192 and 512 for the web manifest. */
export function getStaticPaths() {
  return [180, 192, 512].map((size) => ({ params: { size: String(size) }, props: { size } }));
}

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(props.size)));
