import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readQuery, writeQuery } from './calculator-query';
import { amountKeys, defaultEntries, type Entries } from './savings-fields';

const never = () => () => {};
let arrived: Entries | undefined;

/** What the page holds when the island wakes: the address, and anything typed before that. */
function readPage(): Entries {
  const entries = readQuery(location.search);
  for (const key of amountKeys) {
    const input = document.querySelector<HTMLInputElement>(`.calc input[name="${key}"]`);
    if (input && input.value !== input.defaultValue) entries[key] = input.value;
  }
  return entries;
}

function getArrived(): Entries {
  return (arrived ??= readPage());
}

/** The entries of the calculator, kept in the address so that they can be shared and survive a reload. */
export function useEntries() {
  const first = useSyncExternalStore(never, getArrived, () => defaultEntries);
  const [edited, setEdited] = useState<Entries>();

  useEffect(() => {
    if (!edited) return;
    // A dragged slider changes more often than browsers let the address change.
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
