import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import { AUTOPLAY_MS, mayMove, stepOfKey } from './carousel-steps';
import { CarouselContext } from './carousel-context';
import { CarouselPause, CarouselPosition, CarouselStep } from './CarouselControls';
import { useReasons } from './use-reasons';
import { useSlider } from './use-slider';
import ErrorBoundary from '@/components/ui/ErrorBoundary';

interface Props {
  label: string;
  count: number;
  /** true where the carousel is what the page is about: arrow keys then move it from anywhere. */
  pageKeys?: boolean;
  /** The scroll list of pictures, as HTML: so no picture's data is in the page twice. */
  children?: ReactNode;
}

function Slides({ label, count, pageKeys = false, children }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const { place, go } = useSlider(view, count);
  const { reasons, togglePause, watch } = useReasons(view);
  const moving = mayMove(reasons);

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
    <CarouselContext value={{ place, moving, paused: reasons.paused, go, togglePause }}>
      <section
        className="carousel"
        aria-roledescription="carousel"
        aria-label={label}
        onKeyDown={onKey}
        {...watch}
      >
        <div ref={view}>{children}</div>
        <div className="wrap carousel-bar">
          <CarouselStep to="previous" />
          <CarouselStep to="next" />
          <CarouselPosition />
          <CarouselPause />
        </div>
      </section>
    </CarouselContext>
  );
}

/** A scroll list of pictures with buttons, arrow keys and slides that move by themselves until someone cares. */
export default function Carousel(props: Props) {
  return (
    <ErrorBoundary>
      <Slides {...props} />
    </ErrorBoundary>
  );
}
