import type { APIRoute } from 'astro';
import { getLocations } from '@/site/queries/locations';
import { toZipTable } from '@/site/queries/zip';

/** The table that the ZIP finder fetches once a visitor has entered a code. */
export const GET: APIRoute = async () => Response.json(toZipTable(await getLocations()));
