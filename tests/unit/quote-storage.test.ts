import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from '@/features/quote/form/draft';
import { emptyQuote } from '@/features/quote/rules/quote';
import {
  clearPending,
  storePending,
  openPending,
  readPending,
  type PendingStorages,
} from '@/features/quote/delivery/pending';

/** A storage like a browser's. */
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

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('a pending request', () => {
  it('keeps its idempotency key through reloads and tabs until it is confirmed', () => {
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

  it('is a new one after a day', () => {
    const [here] = toTabs();
    const pending = openPending(here);
    storePending(here, pending, 0);
    expect(openPending(here, 86_399_999).key).toBe(pending.key);
    expect(openPending(here, 86_400_000).key).not.toBe(pending.key);
  });

  it('works without storage, and ignores what it cannot read', () => {
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

describe('the draft', () => {
  it('is restored, and is forgotten when the form is empty', () => {
    const storage = toStorage();
    expect(writeDraft(() => storage, { name: 'Maria', serviceType: null })).toBe(true);
    expect(readDraft(() => storage)).toEqual({ ...emptyQuote, name: 'Maria' });
    expect(writeDraft(() => storage, emptyQuote)).toBe(false);
    expect(storage.getItem('quote-draft')).toBeNull();
  });

  it('works where storage is denied', () => {
    expect(readDraft(denied)).toEqual(emptyQuote);
    expect(writeDraft(denied, { name: 'Maria' })).toBe(false);
  });

  it.each(['nonsense', 'null', '[]', '5', '{"name":5,"__proto__":{"name":"x"},"other":"y"}'])(
    'ignores %s',
    (stored) => {
      const storage = toStorage();
      storage.setItem('quote-draft', stored);
      expect(readDraft(() => storage)).toEqual(emptyQuote);
    },
  );
});
