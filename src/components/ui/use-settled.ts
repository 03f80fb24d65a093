import { useEffect, useState } from 'react';

/** The text, once it has stayed the same for so many milliseconds: screen readers need not hear every key. */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, ms, text);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
