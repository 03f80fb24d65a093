/** Slugs of the new articles that this build leaves out, as they are not ready. */
export const readLeftOut = (): string[] => (process.env.LEFT_OUT_ARTICLES ?? '').split(',').filter(Boolean);

/** Leaves articles out of what the build reads from now on. */
export function leaveOut(slugs: readonly string[]): void {
  process.env.LEFT_OUT_ARTICLES = slugs.join(',');
}
