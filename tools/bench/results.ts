import { format } from 'prettier';
import { z } from 'zod';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { toTable } from '../table.ts';

/** The figures of a release. The first field of a row names it. Less is better in those that `figures` lists. */
export const resultsSchema = z.strictObject({
  firstLoads: z.array(
    z.strictObject({
      page: z.string(),
      first: z.number(),
      largest: z.number(),
      timesBare: z.number(),
      html: z.number(),
      bytes: z.number(),
      requests: z.number(),
    }),
  ),
  presses: z.array(z.strictObject({ control: z.string(), page: z.string(), answer: z.number() })),
  growth: z.array(
    z.strictObject({
      added: z.number(),
      pages: z.number(),
      build: z.number(),
      processor: z.number(),
      afterEdit: z.number(),
      megabytes: z.number(),
      shared: z.number(),
    }),
  ),
});
export type Results = z.infer<typeof resultsSchema>;
type Kind = keyof Results;
type Row = Record<string, string | number>;

/** The column of a figure, and by which share it may grow before it counts as worse. */
const figures: Record<string, { label: string; noise: number }> = {
  first: { label: 'first paint, ms', noise: Infinity },
  largest: { label: 'largest paint, ms', noise: Infinity },
  timesBare: { label: '× bare', noise: 0.15 },
  html: { label: 'HTML, bytes', noise: 0.01 },
  bytes: { label: 'all, bytes', noise: 0.01 },
  requests: { label: 'requests', noise: 0 },
  answer: { label: 'answer, ms', noise: 0.3 },
  build: { label: 'build, s', noise: 0.25 },
  processor: { label: 'processor, s', noise: 0.15 },
  afterEdit: { label: 'after an edit, s', noise: 0.25 },
  megabytes: { label: 'memory, MB', noise: 0.1 },
  shared: { label: 'scripts and styles, bytes', noise: 0.01 },
};
const titles: Record<Kind, string> = {
  firstLoads: 'First load',
  presses: 'First press',
  growth: 'Growth',
};
const kinds = keysOf(titles);

const nameOf = ({ page, added, control }: Row) =>
  String(control ?? page ?? `${added} more articles and locations`);

/** Each row with the row of the same name in the last release. */
function pairWithLast(kind: Kind, now: Results, before?: Results): [now: Row, before: Row | undefined][] {
  const rows: readonly Row[] = now[kind];
  const earlier: readonly Row[] = before?.[kind] ?? [];
  return rows.map((row) => [row, earlier.find((other) => nameOf(other) === nameOf(row))]);
}

/** The tables of a run. Figures of an earlier run follow in parentheses. */
export const toTables = (now: Results, before?: Results): Record<Kind, string> => {
  const tableOf = (kind: Kind) =>
    toTable(
      pairWithLast(kind, now, before).map(([row, earlier]) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            figures[key]?.label ?? key,
            figures[key] && earlier ? `${value} (${earlier[key]})` : value,
          ]),
        ),
      ),
    );
  return { firstLoads: tableOf('firstLoads'), presses: tableOf('presses'), growth: tableOf('growth') };
};

/** What is worse than in the last release by more than its noise, one per line. */
export const findWorse = (now: Results, before: Results): string[] =>
  kinds.flatMap((kind) =>
    pairWithLast(kind, now, before).flatMap(([row, earlier]) =>
      Object.entries(figures).flatMap(([key, { label, noise }]) => {
        const [value, last] = [Number(row[key]), Number(earlier?.[key])];
        return value > last * (1 + noise) ? [`${nameOf(row)}: ${label} ${last} → ${value}`] : [];
      }),
    ),
  );

/** A Markdown text with the tables of a run under their headings, each replacing the first table there. */
export async function writeTables(text: string, results: Results): Promise<string> {
  const tables = toTables(results);
  let written = text;
  for (const kind of kinds) {
    const table = new RegExp(`(## ${titles[kind]}\\n(?:(?!## )[^|\\n]*\\n)*)(?:\\|.*\\n)+`);
    if (!table.test(written)) throw new Error(`There is no table under the heading ${titles[kind]}.`);
    written = written.replace(table, (_, above: string) => `${above}${tables[kind]}\n`);
  }
  return format(written, { parser: 'markdown', printWidth: 110 });
}
