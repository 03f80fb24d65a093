/** How many letters must be added, taken out or replaced to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  [...from].forEach((letter, index) => {
    let before = index + 1;
    const next = [before];
    [...to].forEach((other, column) => {
      const replaced = (row[column] ?? 0) + Number(letter !== other);
      before = Math.min(before + 1, (row[column + 1] ?? 0) + 1, replaced);
      next.push(before);
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}

/** The name most like a mistyped one; undefined if none comes close. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= Math.max(2, word.length / 3) ? best.name : undefined;
}
