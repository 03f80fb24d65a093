import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the island is awake: false on the server and for the first moment in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
