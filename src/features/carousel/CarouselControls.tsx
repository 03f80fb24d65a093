import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { canStep, positionText, type Position, type Step } from './carousel-steps';

interface CarouselState {
  position: Position;
  moving: boolean;
  paused: boolean;
  go: (step: Step) => void;
  togglePause: () => void;
}

export const CarouselContext = createContext<CarouselState | null>(null);

function useCarousel(part: string): CarouselState {
  const state = useContext(CarouselContext);
  if (!state) throw new Error(`${part} must be used inside a <Carousel>.`);
  return state;
}

const stepLabels = { previous: 'Previous picture', next: 'Next picture' };

/** The button for the previous or next slide, disabled at the end. */
export function CarouselStep({ to }: { to: 'previous' | 'next' }) {
  const { position, go } = useCarousel('CarouselStep');
  const button = useRef<HTMLButtonElement>(null);
  const disabled = !canStep(to, position);
  useLayoutEffect(() => {
    // A reloaded page may restore the state of the last visit, which React would not notice.
    if (button.current) button.current.disabled = disabled;
  }, [disabled]);
  return (
    <button
      ref={button}
      type="button"
      value={to}
      className={`carousel-button ${to}`}
      aria-label={stepLabels[to]}
      disabled={disabled}
      onClick={() => go(to)}
    >
      <i />
    </button>
  );
}

/** `3 of 22`. Screen readers announce it when the visitor moves the slides, but not during autoplay. */
export function CarouselPosition() {
  const { position, moving } = useCarousel('CarouselPosition');
  return (
    <p className="num" aria-live={moving ? 'off' : 'polite'} aria-atomic="true">
      {positionText(position)}
    </p>
  );
}

/** The button that stops autoplay for good, or starts it again. */
export function CarouselPause() {
  const { paused, togglePause } = useCarousel('CarouselPause');
  return (
    <button
      type="button"
      className={paused ? 'carousel-button play' : 'carousel-button pause'}
      onClick={togglePause}
    >
      <i />
      {paused ? 'Play' : 'Pause'}
    </button>
  );
}
