import type { Built } from './measure.ts';
import { toTable } from './table.ts';

/** One size of the site: three builds of it, and one of the bare site with the same texts. */
export interface Run {
  /** Articles or locations, or each of both, that were added. */
  count: number;
  cold: Built;
  /** With nothing changed. */
  again: Built;
  /** After one article changed. */
  edit: Built;
  bare: Built;
  pages: number;
  weights: Record<string, number>;
  code: number;
}

const part = ({ parts }: Built, name: string) =>
  parts.find((one) => one.name === name)?.processorSeconds ?? 0;

/** Processor time without the two parts that a cache keeps and that are told apart. */
const lean = (built: Built) =>
  built.processorSeconds - part(built, 'social pictures') - part(built, 'compression');

const fixed = (value: number, digits = 1) => value.toFixed(digits);

function buildRow({ count, pages, cold, again, edit, bare }: Run) {
  return {
    added: count,
    pages,
    'cold, s': fixed(cold.seconds),
    'cold, CPU s': fixed(cold.processorSeconds),
    'pictures, CPU s': fixed(part(cold, 'social pictures')),
    'Brotli, CPU s': fixed(part(cold, 'compression')),
    'rest, CPU s': fixed(lean(cold)),
    'check, CPU s': fixed(part(cold, 'content check')),
    'bare, CPU s': fixed(bare.processorSeconds),
    'again, CPU s': fixed(again.processorSeconds),
    'edit, CPU s': fixed(edit.processorSeconds),
    'edit, s': fixed(edit.seconds),
    'memory, MB': fixed(Math.max(cold.megabytes, edit.megabytes), 0),
  };
}

function slopeRow(from: Run, to: Run) {
  const each = (value: (run: Run) => number) => ((value(to) - value(from)) / (to.count - from.count)) * 1000;
  const [own, bare] = [each((run) => lean(run.cold)), each((run) => run.bare.processorSeconds)];
  return {
    added: `${from.count} to ${to.count}`,
    'each, CPU ms': fixed(own),
    'bare, CPU ms': fixed(bare),
    ratio: fixed(own / bare, 2),
    'picture, CPU ms': fixed(each((run) => part(run.cold, 'social pictures'))),
    'Brotli, CPU ms': fixed(each((run) => part(run.cold, 'compression'))),
    'script and style, bytes': fixed(each((run) => run.code) / 1000),
  };
}

/** Prints what the builds took, what each addition costs, and what the pages weigh. */
export function printReport(runs: readonly Run[], of: string): void {
  console.info(`\nBuilds, added: ${of === 'both' ? 'articles and as many locations' : of}`);
  console.info(toTable(runs.map(buildRow)));
  const pairs = runs.slice(1).map((to, index) => ({ from: runs[index] ?? to, to }));
  if (pairs.length > 0) {
    console.info(
      '\nEach addition, without social pictures and compression, beside a bare page with the same text',
    );
    console.info(toTable(pairs.map(({ from, to }) => slopeRow(from, to))));
  }
  console.info('\nPages, bytes in Brotli');
  console.info(toTable(runs.map(({ count, weights }) => ({ added: count, ...weights }))));
}
