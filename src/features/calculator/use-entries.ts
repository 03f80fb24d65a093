import { useCallback, useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { once } from '@/site/format/once';
import { writeQuery } from '@/site/savings/query';
import { defaultEntries, type Entries } from '@/site/savings/entries';
import { readEntries } from './entries-before-hydration';

const getInitial = once(readEntries);

/** The entries of the calculator. They are in the URL, which visitors can share and reload. */
export function useEntries() {
  const initial = useHydrated(getInitial, defaultEntries);
  const [edited, setEdited] = useState<Entries>();

  useEffect(() => {
    if (!edited) return;
    // Dragging a slider would change the URL more often than browsers allow.
    const timer = setTimeout(() => {
      const { pathname, search, hash } = location;
      history.replaceState(history.state, '', pathname + writeQuery(search, edited) + hash);
    }, 150);
    return () => clearTimeout(timer);
  }, [edited]);

  const change = useCallback(
    (part: Partial<Entries>) => setEdited((current) => ({ ...(current ?? getInitial()), ...part })),
    [],
  );
  const reset = useCallback(() => setEdited(defaultEntries), []);
  return { entries: edited ?? initial, change, reset };
}
