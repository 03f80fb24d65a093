/** After a pause this long, a letter starts a new search. */
const RESET_MS = 1000;

/**
 * Returns a function that takes each typed letter, with its time in milliseconds. It finds the next element whose text starts
 * with the letters typed so far, from the current one on and around the end. Repeating a letter goes from match to match.
 */
export function createTypeAhead() {
  let text = '';
  let lastTime = 0;
  return <T extends { textContent: string }>(
    letter: string,
    time: number,
    elements: readonly T[],
    current: number,
  ): T | undefined => {
    text = (time - lastTime < RESET_MS ? text : '') + letter;
    lastTime = time;
    const isRepeated = text === letter.repeat(text.length);
    const prefix = isRepeated ? letter : text;
    const start = isRepeated ? current + 1 : current;
    return [...elements.slice(start), ...elements.slice(0, start)].find(({ textContent }) =>
      textContent.trim().toLowerCase().startsWith(prefix),
    );
  };
}
