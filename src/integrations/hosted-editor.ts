import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../site/build/settings.ts';
import { adminPage, adminScripts, editorProgram } from './admin/page.ts';

/**
 * Puts the visual editor at /admin of the built site if `EDITOR_REPOSITORY` names the repository that it writes to; else
 * a build knows nothing of it. It belongs behind what works on all pages, as its page has a policy of its own.
 */
export const hostedEditor = (settings: Settings, site: string): AstroIntegration => ({
  name: 'hosted-editor',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: branch = 'main' } = settings;
      if (!repo) return;
      const folder = new URL('admin/', dir);
      mkdirSync(folder);
      writeFileSync(new URL('admin.html', dir), adminPage);
      for (const [name, text] of Object.entries(adminScripts({ repo, branch, site })))
        writeFileSync(new URL(name, folder), text);
      copyFileSync(editorProgram(), new URL('editor.js', folder));
      logger.info(`The visual editor of ${repo} is at /admin`);
    },
  },
});
