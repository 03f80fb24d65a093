/** The tones of the palette for films, each with the lowest VLT, in percent, that it stands for. */
const tones = [
  { from: 80, tone: undefined },
  { from: 60, tone: 'tone-70' },
  { from: 42, tone: 'tone-50' },
  { from: 28, tone: 'tone-35' },
  { from: 18, tone: 'tone-20' },
  // The 15% tone is too light under white numbers.
  { from: 12, tone: 'tone-10' },
  { from: 0, tone: 'tone-5' },
] as const;

/** The class that sets `--tone` to the color of a film with this VLT in percent. Almost clear films have none. */
export const shadeTone = (vlt: number) => tones.find(({ from }) => vlt >= from)?.tone;
