import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toAdminConfig } from './config.ts';

const bundle = () =>
  join(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), '../dist/sveltia-cms.js');

const page = () => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Edit the content</title></head>
  <body>
    <script>window.CMS_MANUAL_INIT = true;</script>
    <script src="/admin/editor.js"></script>
    <script>CMS.init({ config: ${JSON.stringify(toAdminConfig()).replaceAll('<', '\\u003c')} });</script>
  </body>
</html>`;

/** Answers requests below /admin: the page of the visual editor and its program, from the installed package. */
export function serveAdmin(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.includes('editor.js')) {
    response.setHeader('content-type', 'text/javascript');
    createReadStream(bundle()).pipe(response);
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page());
}
