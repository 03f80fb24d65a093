import { mkdirSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { once } from '../../site/format/once.ts';
import type { Settings } from '../../site/build/settings.ts';
import { toAdminConfig, type Hosted } from './config.ts';

/**
 * The security policy of the editor's page: it may run its own code, style itself, and talk to the repository. It may not
 * check for updates, because the project pins the version. Other pages keep their own policy.
 */
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

const startScript = (hosted?: Hosted) =>
  `import CMS from './cms.js';\nCMS.init(${JSON.stringify({ config: toAdminConfig(hosted) })});\n`;

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Sveltia CMS as `cms.js` and the files that it loads, by name. Its ready-made file would load typefaces and decoders from other
 * hosts.
 */
const bundleEditor = once(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    base: './',
    build: {
      assetsDir: '',
      modulePreload: false,
      target: 'es2022',
      write: false,
      rolldownOptions: {
        // Translations and the colors of code: a hundred files that this site does not need.
        external: [/^@shikijs\//, /\/locales\//],
        input: fileURLToPath(import.meta.resolve('@sveltia/cms')),
        output: { entryFileNames: 'cms.js' },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
});

/**
 * Sveltia CMS at /admin. In development it edits the files of this folder. A build has it if `EDITOR_REPOSITORY` names the
 * repository to write to. It must come after integrations that work on all pages, because its page has its own policy.
 */
export const visualEditor = (settings: Settings, site: string): AstroIntegration => ({
  name: 'visual-editor',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use('/admin', (request, response, next: (error: unknown) => void) => {
        const name = request.url?.split('/').at(-1) ?? '';
        bundleEditor()
          .then((files) => {
            const file = name === 'start.js' ? startScript() : files.get(name);
            const type = file === undefined ? 'text/html; charset=utf-8' : contentTypes[extname(name)];
            if (type) response.setHeader('content-type', type);
            response.end(file ?? page);
          })
          .catch(next);
      });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: branch = 'main' } = settings;
      if (!repo) return;
      const folder = new URL('admin/', dir);
      mkdirSync(folder);
      writeFileSync(new URL('admin.html', dir), page);
      for (const [name, file] of await bundleEditor()) writeFileSync(new URL(name, folder), file);
      writeFileSync(new URL('start.js', folder), startScript({ repo, branch, site }));
      logger.info(`The visual editor of ${repo} is at /admin`);
    },
  },
});
