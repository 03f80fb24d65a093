import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { adminPage, adminScripts, editorProgram } from './page.ts';

/** Answers requests below /admin: the page of the visual editor and its program, from the installed package. */
export function serveAdmin(request: IncomingMessage, response: ServerResponse): void {
  const name = request.url?.split('/').at(-1) ?? '';
  if (name.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
  if (name === 'editor.js') {
    createReadStream(editorProgram()).pipe(response);
    return;
  }
  const scripts: Record<string, string> = adminScripts();
  const script = scripts[name];
  if (script === undefined) response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(script ?? adminPage);
}
