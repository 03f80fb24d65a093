import { createContext, useContext } from 'react';
import type { Position, Step } from './carousel-steps';

interface CarouselState {
  position: Position;
  /** true while it moves by itself. */
  moving: boolean;
  paused: boolean;
  go: (step: Step) => void;
  togglePause: () => void;
}

/** State of a carousel for its controls. */
export const CarouselContext = createContext<CarouselState | null>(null);

/** State of the surrounding carousel. Throws outside of one. */
export function useCarousel(part: string): CarouselState {
  const state = useContext(CarouselContext);
  if (!state) throw new Error(`${part} must be used inside a <Carousel>.`);
  return state;
}
