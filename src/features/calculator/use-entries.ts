import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { once } from '@/site/format/once';
import { writeQuery } from '@/site/savings/query';
import { defaultEntries, type Entries } from '@/site/savings/entries';
import { readEntries } from './entries-before-hydration';

const never = () => () => {};
const getArrived = once(readEntries);

/** The entries of the calculator, kept in the URL so that they can be shared and survive a reload. */
export function useEntries() {
  const first = useSyncExternalStore(never, getArrived, () => defaultEntries);
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
    (part: Partial<Entries>) => setEdited((now) => ({ ...(now ?? getArrived()), ...part })),
    [],
  );
  const reset = useCallback(() => setEdited(defaultEntries), []);
  return { entries: edited ?? first, change, reset };
}
