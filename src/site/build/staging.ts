import { readSettings, type Settings } from './settings.ts';

/**
 * Whether a build is for trying out: `STAGING` says it, or the host does of a branch. Such a site shows drafts, and
 * asks search engines to leave it alone.
 */
export function stagingIn({ STAGING, NETLIFY, CONTEXT = '', VERCEL_ENV }: Settings): boolean {
  if (STAGING) return STAGING === 'on';
  return VERCEL_ENV === 'preview' || Boolean(NETLIFY && /^(?:deploy-preview|branch-deploy)$/.test(CONTEXT));
}

/** Whether this build, or the site that this server serves, is for trying out. */
export const isStaging = stagingIn(readSettings());
