import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import type { Settings } from '../../site/build/settings.ts';
import { toAdminConfig, type Hosted } from './config.ts';

/** The editor may run its own code, style itself and talk to the repository, which no other page may. */
const policy = [
  "default-src 'none'",
  // The decoder of HEIC photos is WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://*.githubusercontent.com",
  "font-src 'self' data:",
  "connect-src 'self' data: blob: https://api.github.com https://www.githubstatus.com",
  "worker-src 'self' blob:",
  'media-src blob:',
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${policy}">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the content</title>
  </head>
  <body>
    <script type="module" src="/admin/start.js"></script>
  </body>
</html>
`;

const editor = fileURLToPath(import.meta.resolve('@sveltia/cms'));

const startScript = (cms: string, hosted?: Hosted) =>
  `import CMS from '${cms}';\nCMS.init(${JSON.stringify({ config: toAdminConfig(hosted) })});\n`;

/** Writes Sveltia CMS as `cms.js` with the files that it loads. Its ready-made file would load typefaces and decoders from other hosts. */
const bundleEditor = (folder: URL) =>
  build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    base: './',
    build: {
      outDir: fileURLToPath(folder),
      assetsDir: '',
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        // Translations and the colors of code: a hundred files that this site does not need.
        external: [/^@shikijs\//, /\/locales\//],
        input: editor,
        output: { entryFileNames: 'cms.js' },
        preserveEntrySignatures: 'strict',
      },
    },
  });

/** Sveltia CMS at /admin, for local files in development. It follows what finishes pages, as its page has its own policy. */
export const visualEditor = (settings: Settings, site: string): AstroIntegration => ({
  name: 'visual-editor',
  hooks: {
    'astro:server:setup': ({ server }) => {
      // The package may be a link to a folder outside the project.
      server.config.server.fs.allow.push(dirname(editor));
      server.middlewares.use('/admin', ({ url }, response) => {
        const isScript = url === '/start.js';
        response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
        response.end(isScript ? startScript('/@id/@sveltia/cms') : page);
      });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: branch = 'main' } = settings;
      if (!repo) return;
      const folder = new URL('admin/', dir);
      await bundleEditor(folder);
      writeFileSync(new URL('admin.html', dir), page);
      writeFileSync(new URL('start.js', folder), startScript('./cms.js', { repo, branch, site }));
      logger.info(`The visual editor of ${repo} is at /admin`);
    },
  },
});
