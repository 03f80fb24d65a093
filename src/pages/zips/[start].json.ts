import type { APIRoute } from 'astro';
import { getLocations } from '@/site/queries/locations';
import { toZipTables, type ZipTable } from '@/site/queries/zip';

/** One table for each first three digits, so that no visitor loads more than a hundred ZIP codes. */
export async function getStaticPaths() {
  const tables = toZipTables(await getLocations());
  return Object.entries(tables).map(([start, table]) => ({ params: { start }, props: { table } }));
}

/** The tables of the ZIP finder, which fetches one when it is used. */
export const GET: APIRoute<{ table: ZipTable }> = ({ props }) => Response.json(props.table);
