/** A text in content with the path of its field. */
export interface TextAt {
  path: PropertyKey[];
  text: string;
}

/** Every text within a value, in order, with its path. */
export function textsOf(value: unknown, path: PropertyKey[] = []): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]));
}
