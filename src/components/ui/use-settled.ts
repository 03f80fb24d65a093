import { useEffect, useState } from 'react';

/** The text once it has been stable for so many milliseconds, so that screen readers do not announce every keystroke. */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, ms, text);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
