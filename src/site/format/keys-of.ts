/** `Object.keys` with the type of the keys. */
export function keysOf<Fields extends object>(fields: Fields): Extract<keyof Fields, string>[] {
  const keys: Extract<keyof Fields, string>[] = [];
  for (const key in fields) if (Object.hasOwn(fields, key)) keys.push(key);
  return keys;
}
