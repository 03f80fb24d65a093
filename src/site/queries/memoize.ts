import { once } from '../format/once.ts';

/**
 * Computes a value once for each build, because every page asks for the same lists. In development, where content changes,
 * it is computed on each call.
 */
export const memoize = <T>(find: () => Promise<T>) => (import.meta.env.DEV ? find : once(find));
