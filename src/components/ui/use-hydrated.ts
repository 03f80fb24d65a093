import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * A value of the browser once the island is hydrated; before that, and on the server, the fallback. `read` has to return
 * the same value every time.
 */
export const useHydrated = <T>(read: () => T, fallback: T): T =>
  useSyncExternalStore(neverChanges, read, () => fallback);
