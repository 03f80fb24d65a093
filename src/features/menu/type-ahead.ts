/** After a pause of this many milliseconds, a letter starts a new search. */
const RESET_MS = 1000;

/**
 * Returns a search for what is typed letter by letter, `at` a time in milliseconds: the next element whose text starts with
 * it, from the current one on and around the end. Repeating one letter goes from match to match.
 */
export function createTypeAhead() {
  let text = '';
  let last = 0;
  return <T extends { textContent: string }>(
    letter: string,
    at: number,
    elements: readonly T[],
    current: number,
  ): T | undefined => {
    text = (at - last < RESET_MS ? text : '') + letter;
    last = at;
    const isRepeated = text === letter.repeat(text.length);
    const wanted = isRepeated ? letter : text;
    const start = isRepeated ? current + 1 : current;
    return [...elements.slice(start), ...elements.slice(0, start)].find(({ textContent }) =>
      textContent.trim().toLowerCase().startsWith(wanted),
    );
  };
}
