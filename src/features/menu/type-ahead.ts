/** Time after which typing starts a new search, in milliseconds. */
export const TYPE_AHEAD_MS = 1000;

/** What was typed, and when the last letter came, in milliseconds. */
export interface Typed {
  text: string;
  at: number;
}

/** Adds a letter to what was typed; after a pause the letter starts anew. */
export function typeLetter({ text, at }: Typed, letter: string, now: number): Typed {
  return { text: (now - at >= TYPE_AHEAD_MS ? '' : text) + letter.toLowerCase(), at: now };
}

/**
 * Index of the label that what was typed means, looked for from the current one on and around the end;
 * -1 if none. One letter, or the same letter again and again, goes from match to match.
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
