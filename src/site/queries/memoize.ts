/**
 * Computes once for each build and remembers: during a build content cannot change, and every page asks for the same lists.
 * In development each call asks again.
 */
export function memoize<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => (import.meta.env.DEV ? find() : (found ??= find()));
}
