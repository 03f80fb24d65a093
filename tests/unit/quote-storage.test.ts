import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '@/features/quote/form/draft';
import { createKey, readPending, storePending } from '@/features/quote/delivery/pending';

/** A storage like a browser's. */
function toStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

/** Opens a tab, in which a value may be stored already. */
function openTab(name = 'quote-draft', value?: string) {
  vi.stubGlobal('sessionStorage', toStorage());
  if (value !== undefined) sessionStorage.setItem(name, value);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the idempotency key', () => {
  it('is the same for the same words on one day, and another one for others', async () => {
    const day = Date.UTC(2026, 10, 25);
    const key = await createKey('Six windows.', day);
    expect(await createKey('Six windows.', day + 86_399_999)).toBe(key);
    expect(await createKey('Six windows.', day + 86_400_000)).not.toBe(key);
    expect(await createKey('Seven windows.', day)).not.toBe(key);
  });

  it('exists without https, too', async () => {
    vi.stubGlobal('crypto', {});
    expect(await createKey('a')).toMatch(/^.{16,}$/);
  });
});

it('a draft keeps a text that is too long to send', () => {
  openTab();
  const message = 'Six west-facing windows. '.repeat(400);
  writeDraft({ message });
  expect(readDraft().message).toBe(message);
});

describe('a pending request', () => {
  it('is not visible in another tab, where another person may be', () => {
    openTab();
    vi.stubGlobal('localStorage', toStorage());
    storePending({ key: 'a', unanswered: 1, retryAt: 0 });
    expect(localStorage).toHaveLength(0);
    openTab();
    expect(readPending()).toBeUndefined();
  });

  it('may be sent again at once after the clock has been set back', () => {
    openTab();
    storePending({ key: 'a', unanswered: 0, retryAt: 60_000 }, 50_000);
    expect(readPending(55_000)?.retryAt).toBe(60_000);
    expect(readPending(10_000)).toMatchObject({ key: 'a', retryAt: 0 });
  });

  it('is forgotten after a day', () => {
    openTab();
    storePending({ key: 'a', unanswered: 1, retryAt: 0 }, 0);
    expect(readPending(86_399_999)?.key).toBe('a');
    expect(readPending(86_400_000)).toBeUndefined();
  });

  it('that cannot be read is ignored', () => {
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
