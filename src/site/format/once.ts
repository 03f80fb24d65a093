/** Computes a value when it is first asked for, and remembers it. */
export function once<Value>(compute: () => Value): () => Value {
  let found: { value: Value } | undefined;
  return () => (found ??= { value: compute() }).value;
}
