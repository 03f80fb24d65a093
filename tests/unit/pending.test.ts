import { describe, expect, it } from 'vitest';
import {
  clearPending,
  storePending,
  openPending,
  readPending,
  type PendingStorages,
} from '@/features/quote/delivery/pending';

/** A storage as browsers have it. */
function toStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

/** Two tabs of one browser. */
function toTabs(): [PendingStorages, PendingStorages] {
  const [one, two, all] = [toStorage(), toStorage(), toStorage()];
  return [
    { tab: () => one, allTabs: () => all },
    { tab: () => two, allTabs: () => all },
  ];
}

describe('a pending request', () => {
  it('keeps its key through reloads and tabs until it is confirmed', () => {
    const [here, there] = toTabs();
    const pending = openPending(here);
    storePending(here, { ...pending, unanswered: 1 });
    expect(openPending(here)).toEqual({ ...pending, unanswered: 1 });
    expect(openPending(there).key).toBe(pending.key);
    expect(readPending(there)).toBeUndefined();
    clearPending(here, pending);
    expect(openPending(here).key).not.toBe(pending.key);
    expect(openPending(there).key).not.toBe(pending.key);
  });

  it('is another one after a day', () => {
    const [here] = toTabs();
    const pending = openPending(here);
    storePending(here, pending, 0);
    expect(openPending(here, 86_399_999).key).toBe(pending.key);
    expect(openPending(here, 86_400_000).key).not.toBe(pending.key);
  });

  it('does without storage, and takes nothing strange out of it', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const places = { tab: denied, allTabs: denied };
    storePending(places, { key: 'a', unanswered: 1, retryAt: 0 });
    expect(openPending(places).key).toMatch(/^.{16,}$/);
    for (const text of [
      '',
      '{',
      '7',
      'null',
      '[]',
      '{"key":7,"at":1}',
      '{"key":"a"}',
      '{"key":"a","at":"1"}',
    ]) {
      const [here] = toTabs();
      here.tab().setItem('quote-pending', text);
      expect(readPending(here)).toBeUndefined();
    }
  });
});
