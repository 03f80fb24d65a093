import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.ts';
import { copyProject, makeBare } from './bench/copies.ts';
import { articleSlug, generate, generateBare } from './bench/generate.ts';
import { countPages, forget, measureBuild, weighCode, weighPages } from './bench/measure.ts';
import { printReport, type Run } from './bench/report.ts';

/*
 * Builds copies of this project with more and more articles and locations, and bare sites with the same texts.
 */
const usage =
  'npm run bench -- --counts 0,100,1000 --of both    without counts also 5000, which takes most of an hour';
const { values } = readArguments(usage, {
  options: {
    counts: { type: 'string', default: '0,100,1000,5000' },
    of: { type: 'string', default: 'both' },
    json: { type: 'string' },
  },
});
const counts = values.counts.split(',').map(Number);
const many = (kind: string, count: number) => (values.of === 'both' || values.of === kind ? count : 0);

async function bare(articles: number, locations: number) {
  const copy = makeBare();
  try {
    generateBare(copy, articles, locations);
    return await measureBuild(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function site(articles: number, locations: number) {
  const copy = copyProject();
  try {
    generate(copy, articles, locations, readdirSync(join(copy, 'src/content/locations')));
    forget(copy);
    const cold = await measureBuild(copy);
    const again = await measureBuild(copy);
    const slug = articles ? articleSlug(1) : 'turf-melt';
    const edited = join(copy, `src/content/articles/${slug}.mdx`);
    writeFileSync(edited, `${readFileSync(edited, 'utf8')}\nOne sentence more.\n`);
    const edit = await measureBuild(copy);
    const result = {
      cold,
      again,
      edit,
      pages: countPages(copy),
      weights: weighPages(copy),
      code: weighCode(copy),
    };
    return result;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const runs: Run[] = [];
for (const count of counts) {
  const [articles, locations] = [many('articles', count), many('locations', count)];
  console.info(`Building with ${articles} more articles and ${locations} more locations …`);
  runs.push({ count, ...(await site(articles, locations)), bare: await bare(articles, locations) });
}
printReport(runs, values.of);
if (values.json) writeFileSync(values.json, `${JSON.stringify(runs, null, 2)}\n`);
