/** After a pause of this many milliseconds, a letter starts a new search. */
const TYPE_AHEAD_MS = 1000;

/** What was typed, and when the last letter was, in milliseconds. */
export interface Typed {
  text: string;
  at: number;
}

/** Adds a letter to what was typed. After a pause it starts a new search. */
export function typeLetter({ text, at }: Typed, letter: string, now: number): Typed {
  return { text: (now - at >= TYPE_AHEAD_MS ? '' : text) + letter.toLowerCase(), at: now };
}

/**
 * Index of the label that starts with the typed text, searched from the current one and around the end; -1 if none.
 * Repeating one letter goes from match to match.
 */
export function findTyped(labels: readonly string[], text: string, current: number): number {
  const first = text.slice(0, 1);
  const again = text === first.repeat(text.length);
  const prefix = again ? first : text;
  const start = again ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length;
    if (labels[index]?.trim().toLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}
