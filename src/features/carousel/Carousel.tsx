import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import { AUTOPLAY_MS, canAutoplay, stepOfKey } from './carousel-steps';
import { CarouselContext, CarouselPause, CarouselPosition, CarouselStep } from './CarouselControls';
import { useAutoplayPause } from './use-autoplay-pause';
import { useSlider } from './use-slider';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';

interface Props {
  label: string;
  count: number;
  /** true makes the arrow keys work from anywhere on the page. */
  pageKeys?: boolean;
  /** The scrollable list of pictures. It comes as HTML, so that its data is not in the page twice. */
  children?: ReactNode;
}

function Slides({ label, count, pageKeys = false, children }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const { pauses, togglePause, onSwipe, watch } = useAutoplayPause(view);
  const { position, go } = useSlider(view, count, onSwipe);
  const moving = canAutoplay(pauses);

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => go('tick'), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  });

  const onKey = (event: KeyboardEvent | ReactKeyboardEvent) => {
    const step = stepOfKey(event.key);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  };

  useLayoutEffect(() => {
    if (!pageKeys) return;
    const onPageKey = (event: KeyboardEvent) => {
      if (event.target === document.body) onKey(event);
    };
    document.addEventListener('keydown', onPageKey);
    return () => document.removeEventListener('keydown', onPageKey);
  });

  return (
    <CarouselContext value={{ position, moving, paused: pauses.paused, go, togglePause }}>
      <section
        className="carousel"
        aria-roledescription="carousel"
        aria-label={label}
        onKeyDown={onKey}
        {...watch}
      >
        <div ref={view}>{children}</div>
        <div className="container carousel-bar">
          <CarouselStep to="previous" />
          <CarouselStep to="next" />
          <CarouselPosition />
          <CarouselPause />
        </div>
      </section>
    </CarouselContext>
  );
}

/** A scrollable list of pictures with buttons, arrow keys and autoplay. */
export default withErrorBoundary(Slides);
