import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What a fault looks like from outside. */
interface Row {
  fault: string;
  /** Status and text that the visitor reads. */
  visitor: string;
  /** What /health says meanwhile. */
  health: string;
  stored: string;
}

const columns = ['fault', 'visitor', 'health', 'stored'] as const;
const titles: Row = {
  fault: 'Fault',
  visitor: 'The visitor reads',
  health: '/health says',
  stored: 'Stored',
};

/** Adds a row to the table that is printed at the end of the run. */
export const addRow = (file: string, row: Row) => appendFileSync(file, `${JSON.stringify(row)}\n`);

/** Prints the table as Markdown. */
export function printTable(file: string) {
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const rows = lines.map((line): Row => JSON.parse(line));
  const cells = [titles, ...rows.toSorted((a, b) => a.fault.localeCompare(b.fault))];
  const widths = columns.map((name) => Math.max(...cells.map((row) => row[name].length)));
  const [head = '', ...body] = cells.map(
    (row) => `| ${columns.map((name, index) => row[name].padEnd(widths[index] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  console.info(['', head, rule, ...body, ''].join('\n'));
}
