import { table, type HeaderRule } from '../../server/hosts/table.ts';

const source = ({ under, notUnder }: HeaderRule) => {
  const folders = (under ?? notUnder ?? []).map((folder) => folder.slice(1)).join('|');
  if (under) return `/(${folders})(.*)`;
  return notUnder ? `/((?!${folders}).*)` : '/(.*)';
};

/** `vercel.json`. Vercel keeps the query, and shows /404.html for every unknown path: it has no 404 page per folder. */
export function vercelFile(): string {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(table.redirects).map(([from, to]) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: table.headers.map((rule) => ({
      source: source(rule),
      headers: [{ key: rule.name, value: rule.value }],
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
