/** Time between two steps of a carousel that moves by itself, in milliseconds. */
export const AUTOPLAY_MS = 3000;

/** Where a carousel stands: the first slide in view, the last place it can stand at, and how many slides it has. */
export interface Place {
  index: number;
  last: number;
  count: number;
}

/** What a visitor or the clock asks of a carousel. */
export type Step = 'previous' | 'next' | 'tick';

/** Index after a step: steps stop at the ends, and only the clock returns from the end to the start. */
export function indexAfter(step: Step, { index, last }: Place): number {
  if (step === 'previous') return Math.max(0, index - 1);
  if (index >= last) return step === 'tick' ? 0 : last;
  return index + 1;
}

/** Whether there is anything in that direction. */
export function canStep(step: 'previous' | 'next', place: Place): boolean {
  return step === 'previous' ? place.index > 0 : place.index < place.last;
}

/** The step an arrow key asks for; undefined for any other key. */
export function stepOfKey(key: string): 'previous' | 'next' | undefined {
  if (key === 'ArrowLeft') return 'previous';
  return key === 'ArrowRight' ? 'next' : undefined;
}

/** `3 of 22` with one slide in view, `3–5 of 22` with three. */
export function positionText({ index, last, count }: Place): string {
  const end = index + count - last;
  return `${index + 1}${end > index + 1 ? `–${end}` : ''} of ${count}`;
}

/** Number of slides from the first whose pictures may be fetched: those in view and one more. */
export function slidesToFetch({ index, last, count }: Place): number {
  return Math.min(count, index + count - last + 1);
}

/** Everything that keeps a carousel from moving by itself. */
export interface Reasons {
  /** The visitor pressed Pause. */
  paused: boolean;
  hovered: boolean;
  /** The visitor pressed something in it, and nothing elsewhere since. */
  pressed: boolean;
  focused: boolean;
  /** Another tab is in front, or the carousel is out of view. */
  unseen: boolean;
  reducedMotion: boolean;
}

/** Whether a carousel may move by itself: only if nothing speaks against it. */
export function mayMove(reasons: Reasons): boolean {
  return !Object.values(reasons).some(Boolean);
}
