import { useRef, useState, useSyncExternalStore } from 'react';
import { readQuery, writeQuery } from '@/lib/calculator-query';
import { amountKeys, defaultEntries, type Entries } from '@/lib/savings-fields';

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const entries = edited ?? first;

  const replace = (next: Entries) => {
    setEdited(next);
    clearTimeout(timer.current);
    // A dragged slider changes more often than browsers let the address change.
    timer.current = setTimeout(() => {
      const { pathname, search, hash } = location;
      history.replaceState(history.state, '', pathname + writeQuery(search, next) + hash);
    }, 150);
  };

  return {
    entries,
    change: (part: Partial<Entries>) => replace({ ...entries, ...part }),
    reset: () => replace(defaultEntries),
  };
}
