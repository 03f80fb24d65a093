import { createContext, useContext } from 'react';
import type { Place, Step } from './carousel-steps';

interface CarouselState {
  place: Place;
  /** true while it moves by itself. */
  moving: boolean;
  paused: boolean;
  go: (step: Step) => void;
  togglePause: () => void;
}

/** State of the carousel around a part. */
export const CarouselContext = createContext<CarouselState | null>(null);

/** State of the surrounding carousel; throws if the part stands outside of one. */
export function useCarousel(part: string): CarouselState {
  const state = useContext(CarouselContext);
  if (!state) throw new Error(`${part} must be used inside a <Carousel>.`);
  return state;
}
