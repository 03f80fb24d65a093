import { describe, expect, it } from 'vitest';
import { emptyQuote } from '@/features/quote/rules/quote';
import { readDraft, writeDraft } from '@/features/quote/form/draft';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the draft', () => {
  it('comes back, and is forgotten when the form is empty', () => {
    const storage = memory();
    expect(writeDraft(() => storage, { name: 'Maria', serviceType: null })).toBe(true);
    expect(readDraft(() => storage)).toEqual({ ...emptyQuote, name: 'Maria' });
    expect(writeDraft(() => storage, emptyQuote)).toBe(false);
    expect(storage.getItem('quote-draft')).toBeNull();
  });

  it('does without storage that is denied', () => {
    expect(readDraft(denied)).toEqual(emptyQuote);
    expect(writeDraft(denied, { name: 'Maria' })).toBe(false);
  });

  it.each(['nonsense', 'null', '[]', '5', '{"name":5,"__proto__":{"name":"x"},"other":"y"}'])(
    'ignores %s',
    (stored) => {
      const storage = memory();
      storage.setItem('quote-draft', stored);
      expect(readDraft(() => storage)).toEqual(emptyQuote);
    },
  );
});
