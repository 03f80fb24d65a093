import { once } from '../format/once.ts';

/**
 * Computes once for each build and remembers: during a build content cannot change, and every page asks for the same lists.
 * In development each call asks again.
 */
export const memoize = <T>(find: () => Promise<T>) => (import.meta.env.DEV ? find : once(find));
