/** A Markdown table with aligned columns, from rows that all have the same fields. */
export function toTable(rows: readonly Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)));
  const line = (cells: readonly (string | number | undefined)[]) =>
    `| ${cells.map((cell, index) => String(cell ?? '').padStart(widths[index] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(names), rule, ...rows.map((row) => line(names.map((name) => row[name])))].join('\n');
}
