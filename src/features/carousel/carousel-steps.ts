/** Time between two steps of the autoplay, in milliseconds. */
export const AUTOPLAY_MS = 3000;

/** The index of the first slide in view, the last index that it can have, and the number of slides. */
export interface Position {
  index: number;
  last: number;
  count: number;
}

/** A step that a visitor (`previous`, `next`) or the autoplay (`tick`) takes. */
export type Step = 'previous' | 'next' | 'tick';

/** Index after a step. Steps stop at both ends; only the autoplay starts over. */
export function indexAfter(step: Step, { index, last }: Position): number {
  if (step === 'previous') return Math.max(0, index - 1);
  if (index >= last) return step === 'tick' ? 0 : last;
  return index + 1;
}

export function canStep(step: 'previous' | 'next', position: Position): boolean {
  return step === 'previous' ? position.index > 0 : position.index < position.last;
}

/** The step an arrow key asks for; undefined for any other key. */
export function stepOfKey(key: string): 'previous' | 'next' | undefined {
  if (key === 'ArrowLeft') return 'previous';
  return key === 'ArrowRight' ? 'next' : undefined;
}

/** `3 of 22` with one slide in view, `3–5 of 22` with three. */
export function positionText({ index, last, count }: Position): string {
  const end = index + count - last;
  return `${index + 1}${end > index + 1 ? `–${end}` : ''} of ${count}`;
}

/** Number of slides, from the first, whose pictures may load: up to those in view and one more. */
export function slidesToFetch({ index, last, count }: Position): number {
  return Math.min(count, index + count - last + 1);
}

export interface AutoplayPauses {
  paused: boolean;
  hovered: boolean;
  /** The last press of the visitor was inside the carousel. */
  pressed: boolean;
  focused: boolean;
  /** Another tab is in front, or the carousel is out of view. */
  unseen: boolean;
  reducedMotion: boolean;
}

export function canAutoplay(pauses: AutoplayPauses): boolean {
  return !Object.values(pauses).some(Boolean);
}
