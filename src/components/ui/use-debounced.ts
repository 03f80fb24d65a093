import { useEffect, useState } from 'react';

/**
 * Returns the text once it has been the same for `ms` milliseconds, so that screen readers do not announce every keystroke.
 * Empty until then, because what it said before is no longer true.
 */
export function useDebounced(text: string, ms: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDebounced, ms, text);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return debounced === text ? text : '';
}
