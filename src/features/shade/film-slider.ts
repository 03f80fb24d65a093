/** What a comparison shows when the line stands at `percent` of its width, in words for those who cannot see it. */
export function toCutText(percent: number): string {
  if (percent <= 0) return 'Bare glass in the whole picture';
  if (percent >= 100) return 'Film in the whole picture';
  return `Film in the left ${Math.round(percent)}% of the picture`;
}
