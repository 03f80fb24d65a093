import type { APIRoute } from 'astro';
import { getLocations } from '@/site/queries/locations';
import { toZipTables, type ZipTable } from '@/site/queries/zip';

/** One table for each three first digits, so that no visitor loads more than a hundred ZIP codes. */
export async function getStaticPaths() {
  const tables = toZipTables(await getLocations());
  return Object.entries(tables).map(([start, table]) => ({ params: { start }, props: { table } }));
}

/** A table for the ZIP finder, which fetches it for the code that a visitor enters. */
export const GET: APIRoute<{ table: ZipTable }> = ({ props }) => Response.json(props.table);
