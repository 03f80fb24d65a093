/** Tells screen readers what the picture shows with the line at `percent` of its width. */
export function toCutText(percent: number): string {
  if (percent <= 0) return 'Bare glass in the whole picture';
  if (percent >= 100) return 'Film in the whole picture';
  return `Film in the left ${Math.round(percent)}% of the picture`;
}
