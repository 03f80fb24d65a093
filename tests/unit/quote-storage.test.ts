import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '@/features/quote/form/draft';
import { emptyQuote } from '@/features/quote/rules/quote';
import { clearPending, storePending, openPending, readPending } from '@/features/quote/delivery/pending';

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

/** A tab that stores something. */
function openTab(name = 'quote-draft', value?: string) {
  vi.stubGlobal('sessionStorage', toStorage());
  if (value !== undefined) sessionStorage.setItem(name, value);
}

/** A browser that denies storage. */
function denyStorage() {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, removeItem: deny });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a pending request', () => {
  it('keeps its idempotency key through reloads until it is confirmed', () => {
    openTab();
    const pending = openPending();
    storePending({ ...pending, unanswered: 1 });
    expect(openPending()).toEqual({ ...pending, unanswered: 1 });
    clearPending();
    expect(openPending().key).not.toBe(pending.key);
  });

  it('is nothing to another tab, where another person may be', () => {
    openTab();
    vi.stubGlobal('localStorage', toStorage());
    const pending = openPending();
    storePending({ ...pending, unanswered: 1 });
    expect(localStorage.getItem('quote-pending')).toBeNull();
    openTab();
    expect(openPending().key).not.toBe(pending.key);
  });

  it('may be sent again at once after the clock was set back', () => {
    openTab();
    storePending({ key: 'a', unanswered: 0, retryAt: 60_000 }, 50_000);
    expect(openPending(55_000).retryAt).toBe(60_000);
    expect(openPending(10_000)).toMatchObject({ key: 'a', retryAt: 0 });
  });

  it('is a new one after a day', () => {
    openTab();
    const pending = openPending();
    storePending(pending, 0);
    expect(openPending(86_399_999).key).toBe(pending.key);
    expect(openPending(86_400_000).key).not.toBe(pending.key);
  });

  it('works without storage, and ignores what it cannot read', () => {
    denyStorage();
    storePending({ key: 'a', unanswered: 1, retryAt: 0 });
    expect(openPending().key).toMatch(/^.{16,}$/);
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
      openTab('quote-pending', text);
      expect(readPending()).toBeUndefined();
    }
  });
});

describe('the draft', () => {
  it('is restored, and is forgotten when the form is empty', () => {
    openTab();
    expect(writeDraft({ name: 'Maria', serviceType: null })).toBe(true);
    expect(readDraft()).toEqual({ ...emptyQuote, name: 'Maria' });
    expect(writeDraft(emptyQuote)).toBe(false);
    expect(sessionStorage.getItem('quote-draft')).toBeNull();
  });

  it('works where storage is denied', () => {
    denyStorage();
    expect(readDraft()).toEqual(emptyQuote);
    expect(writeDraft({ name: 'Maria' })).toBe(false);
  });

  it.each(['nonsense', 'null', '[]', '5', '{"name":5,"__proto__":{"name":"x"},"other":"y"}'])(
    'ignores %s',
    (stored) => {
      openTab('quote-draft', stored);
      expect(readDraft()).toEqual(emptyQuote);
    },
  );
});
