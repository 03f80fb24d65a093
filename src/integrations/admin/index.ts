import { copyFileSync, createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../../site/build/settings.ts';
import { bundle } from './bundle.ts';
import { toAdminConfig, type Hosted } from './config.ts';
import { serveWorkbench } from './workbench.ts';

/** The file of the editor's program, in the installed package. */
const editorProgram = () =>
  join(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), '../dist/sveltia-cms.js');

/**
 * What the page of the editor may do: run its own program, style itself, and talk to the repository. It may not ask
 * for its own updates: the version is the project's. No other page of the site may do more for it.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://*.githubusercontent.com",
  // Its icons are letters of a typeface.
  "font-src 'self' data: https://cdn.jsdelivr.net",
  "connect-src 'self' data: blob: https://api.github.com https://www.githubstatus.com",
  'worker-src blob:',
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
    <script src="${folder}/set-up.js"></script>
    <script src="${folder}/editor.js"></script>
    <script src="${folder}/start.js"></script>
  </body>
</html>
`;

/** The two scripts around the editor's program, by name: one keeps it from starting, one starts it. */
const adminScripts = async (hosted?: Hosted): Promise<Record<'set-up.js' | 'start.js', string>> => ({
  'set-up.js': 'window.CMS_MANUAL_INIT = true;\n',
  'start.js': `${await bundle('form')}\neditor.start(${JSON.stringify(toAdminConfig(hosted))});\n`,
});

/** Answers requests below /admin/form: the page of the visual editor and its program, from the installed package. */
export async function serveAdmin(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = request.url?.split('/').at(-1) ?? '';
  if (name.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
  if (name === 'editor.js') {
    createReadStream(editorProgram()).pipe(response);
    return;
  }
  if (name.endsWith('.js')) {
    const scripts: Record<string, string> = await adminScripts();
    response.end(scripts[name]);
  } else {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(adminPage('/admin/form'));
  }
}

/**
 * A visual editor of the content at /admin: in development it writes to the files of this folder, beside the site's page. A build has it if
 * `EDITOR_REPOSITORY` names the repository that it writes to. It belongs behind what works on all pages, as its page
 * has a policy of its own.
 */
export const visualEditor = (settings: Settings, site: string): AstroIntegration => {
  let root = '';
  return {
    name: 'visual-editor',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/admin/form', (request, response, next: (error: unknown) => void) => {
          serveAdmin(request, response).catch(next);
        });
        server.middlewares.use('/admin', serveWorkbench(root, server.watcher));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: branch = 'main' } = settings;
        if (!repo) return;
        const folder = new URL('admin/', dir);
        mkdirSync(folder);
        writeFileSync(new URL('admin.html', dir), adminPage('/admin'));
        for (const [name, text] of Object.entries(await adminScripts({ repo, branch, site })))
          writeFileSync(new URL(name, folder), text);
        copyFileSync(editorProgram(), new URL('editor.js', folder));
        logger.info(`The visual editor of ${repo} is at /admin`);
      },
    },
  };
};
