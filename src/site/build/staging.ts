import { readSettings, type Settings } from './settings.ts';

/** Whether a build shows drafts and asks search engines to ignore it: by `STAGING`, or because Netlify builds a branch. */
export function stagingIn({ STAGING, NETLIFY, CONTEXT = '' }: Settings): boolean {
  if (STAGING) return STAGING === 'on';
  return Boolean(NETLIFY) && /^(?:deploy-preview|branch-deploy)$/.test(CONTEXT);
}

/** Whether this build, or the site that this server serves, is a staging site. */
export const isStaging = stagingIn(readSettings());
