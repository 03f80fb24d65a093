import { emptyQuote, isQuoteKey, type QuoteKey, type QuoteValues } from './quote';

const key = 'quote-draft';
const longest = 4000;

/** What this tab remembers of the form; blank when there is nothing, or when the browser denies storage. */
export function readDraft(open: () => Storage): QuoteValues {
  const draft = { ...emptyQuote };
  try {
    const stored: unknown = JSON.parse(open().getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return draft;
    for (const [name, value] of Object.entries(stored))
      if (isQuoteKey(name) && typeof value === 'string' && value.length <= longest) draft[name] = value;
  } catch {
    return { ...emptyQuote };
  }
  return draft;
}

/** Remembers the form in this tab; an empty form is forgotten. Says whether anything is kept. */
export function writeDraft(open: () => Storage, values: Partial<Record<QuoteKey, string | null>>): boolean {
  const filled = Object.entries(values).filter(([, value]) => value);
  try {
    if (filled.length > 0) open().setItem(key, JSON.stringify(Object.fromEntries(filled)));
    else open().removeItem(key);
    return filled.length > 0;
  } catch {
    return false;
  }
}
