import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toAdminConfig, type Hosted } from './config.ts';
import { holdSave } from './in-page/hold-save.ts';

/** The file of the editor's program, in the installed package. */
export const editorProgram = () =>
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

/** The page of the editor, `/admin`. */
export const adminPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${policy}">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the content</title>
  </head>
  <body>
    <script src="/admin/set-up.js"></script>
    <script src="/admin/editor.js"></script>
    <script src="/admin/start.js"></script>
  </body>
</html>
`;

/** The two scripts around the editor's program, by name: one keeps it from starting, one starts it and lets Save wait. */
export const adminScripts = (hosted?: Hosted): Record<'set-up.js' | 'start.js', string> => ({
  'set-up.js': 'window.CMS_MANUAL_INIT = true;\n',
  'start.js': `CMS.init({ config: ${JSON.stringify(toAdminConfig(hosted))} });\n(${holdSave.toString()})();\n`,
});
