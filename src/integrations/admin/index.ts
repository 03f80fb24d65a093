import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../../site/build/settings.ts';
import { bundleEditor } from './bundle.ts';
import { toAdminConfig, type Hosted } from './config.ts';
import { serveWorkbench } from './workbench.ts';

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

const adminPage = (folder: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${policy}">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the content</title>
  </head>
  <body>
    <script type="module" src="${folder}/start.js"></script>
  </body>
</html>
`;

/** The script that starts the editor for the files of a folder or of a repository. */
const startScript = (hosted?: Hosted) =>
  `import { start } from './form.js';\nstart(${JSON.stringify(toAdminConfig(hosted))});\n`;

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Answers requests below /admin/form: the page of the visual editor and its files. */
export function serveForm() {
  let files: ReturnType<typeof bundleEditor> | undefined;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = request.url?.split('/').at(-1) ?? '';
    files ??= bundleEditor();
    // Without this, the editor would stay broken after one failed attempt.
    files.catch(() => (files = undefined));
    const file = name === 'start.js' ? startScript() : (await files).get(name);
    const type = file === undefined ? 'text/html; charset=utf-8' : contentTypes[extname(name)];
    if (type) response.setHeader('content-type', type);
    response.end(file ?? adminPage('/admin/form'));
  };
}

/**
 * A visual editor of the content at /admin. In development it writes to the files of this folder and shows the edited page.
 * A build has it if `EDITOR_REPOSITORY` names the repository to write to. It must come after integrations that work on all
 * pages, because its page has its own policy.
 */
export const visualEditor = (settings: Settings, site: string): AstroIntegration => ({
  name: 'visual-editor',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const form = serveForm();
      server.middlewares.use('/admin/form', (request, response, next: (error: unknown) => void) => {
        form(request, response).catch(next);
      });
      server.middlewares.use('/admin', serveWorkbench(server.watcher));
    },
    'astro:build:done': async ({ dir, logger }) => {
      const { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: branch = 'main' } = settings;
      if (!repo) return;
      const folder = new URL('admin/', dir);
      mkdirSync(folder);
      writeFileSync(new URL('admin.html', dir), adminPage('/admin'));
      for (const [name, file] of await bundleEditor()) writeFileSync(new URL(name, folder), file);
      writeFileSync(new URL('start.js', folder), startScript({ repo, branch, site }));
      logger.info(`The visual editor of ${repo} is at /admin`);
    },
  },
});
