import { settleText } from './claims.ts';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a text of the group went. */
const hasLost = (before: object, after: object) =>
  Object.entries(before).some(
    ([key, value]) => typeof value === 'string' && Reflect.get(after, key) === undefined,
  );

/**
 * The data with the words of claims that are off taken out. A text with nothing left is undefined, and so is the list item that it
 * stands in and a group with nothing else in it; places in lists stay the same.
 */
export function settle(data: unknown, facts: Record<string, string>): unknown {
  if (typeof data === 'string') {
    const text = settleText(data, facts);
    return text || text === data ? text : undefined;
  }
  if (Array.isArray(data))
    return data.map((item: unknown) => {
      const settled = settle(item, facts);
      return isGroup(item) && isGroup(settled) && hasLost(item, settled) ? undefined : settled;
    });
  if (!isGroup(data)) return data;
  const parts = Object.entries(data).map(([key, value]) => [key, settle(value, facts)] as const);
  const isGone = parts.length > 0 && parts.every(([, value]) => value === undefined);
  return isGone ? undefined : Object.fromEntries(parts);
}

/** The data without its undefined fields and list items. */
export function compact(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((item) => item !== undefined).map(compact);
  if (!isGroup(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (value === undefined ? [] : [[key, compact(value)]])),
  );
}

/** The path in the settled data of what stands at `path` once it is compact. */
export function pathBefore(settled: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  let at = settled;
  return path.map((step) => {
    const items: unknown[] = Array.isArray(at) ? at : [];
    const kept = [...items.keys()].filter((index) => items[index] !== undefined);
    const before = typeof step === 'number' ? (kept[step] ?? step) : step;
    at = isGroup(at) ? Reflect.get(at, before) : undefined;
    return before;
  });
}
