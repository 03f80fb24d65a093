import { getLocations } from '@/lib/content';
import { toZipPages } from '@/lib/zip';

/** What the ZIP finder looks up, fetched on its first use. */
export async function GET() {
  return Response.json(toZipPages(await getLocations()));
}
