/** Time between two steps of the autoplay, in milliseconds. */
export const AUTOPLAY_MS = 3000;

/** The index of the first slide in view, the largest that it can be, and the number of slides. */
export interface Position {
  index: number;
  last: number;
  count: number;
}

/** A step by the visitor (`previous`, `next`) or by autoplay (`tick`). */
export type Step = 'previous' | 'next' | 'tick';

/** The index after a step. Steps stop at both ends. Only autoplay starts over. */
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

/** How many slides, from the first, may load their pictures: those in view and one more. */
export function slidesToFetch({ index, last, count }: Position): number {
  return Math.min(count, index + count - last + 1);
}

export interface AutoplayPauses {
  paused: boolean;
  hovered: boolean;
  /** Whether the visitor's last press was in the carousel. */
  pressed: boolean;
  focused: boolean;
  /** Whether the tab is in the background or the carousel is out of view. */
  unseen: boolean;
  reducedMotion: boolean;
}

export function canAutoplay(pauses: AutoplayPauses): boolean {
  return !Object.values(pauses).some(Boolean);
}
