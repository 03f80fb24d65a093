import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../content-check/index.ts';
import { formatProblems, type Problem } from '../content-check/problem.ts';
import { settingProblems } from '../content-check/settings-rule.ts';
import { excludeArticles, pathOf, readContentFile, textAt } from '../site/build/content-file.ts';
import { readBusiness, readRedirects } from '../site/build/read-config.ts';
import { previouslyPublished } from '../site/build/redirects.ts';

const ARTICLES = 'src/content/articles/';
/** How long an article counts as new after its date, in milliseconds. */
const NEW_FOR = 30 * 24 * 3600 * 1000;

/** The slugs of new articles with problems: never online, and dated in the future or the last thirty days. */
function findUnready(problems: readonly Problem[]): string[] {
  const files = new Set(problems.map(({ file }) => file));
  // A problem elsewhere stops the build in any case.
  if (!files.size || [...files].some((file) => !file.startsWith(ARTICLES))) return [];
  const online = new Set(previouslyPublished(readRedirects(), readBusiness().site).map(({ path }) => path));
  return [...files]
    .map((file) => basename(file, '.mdx'))
    .filter((slug) => {
      const day = Date.parse(textAt(readContentFile('.', 'articles', slug).data, ['datePublished']));
      return day > Date.now() - NEW_FOR && !online.has(pathOf({ kind: 'articles', slug }));
    });
}

/**
 * Stops a build at its start with every problem in the content and the settings. Does not stop development. A new article
 * that is not ready is only excluded and named, so that the build on its date still updates the rest.
 */
export const contentGate: AstroIntegration = {
  name: 'content-gate',
  hooks: {
    'astro:config:setup': async ({ command, logger }) => {
      if (command !== 'build') return;
      const settings = settingProblems();
      const found = await checkContent();
      const unready = settings.length ? [] : findUnready(found);
      excludeArticles(unready);
      const ofUnready = found.filter(({ file }) => unready.includes(basename(file, '.mdx')));
      const others = [...settings, ...(unready.length ? await checkContent() : found)];
      if (others.length)
        throw new Error(
          `The content or a setting has problems.\n\n${formatProblems([...ofUnready, ...others])}`,
        );
      if (unready.length) {
        const names = unready.map((slug) => `${slug}.mdx`).join(', ');
        logger.warn(`Excluded, because not ready: ${names}.\n\n${formatProblems(ofUnready)}\n`);
      }
    },
  },
};
