import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useAutoplay } from './use-autoplay';
import { isRtl, useSlider, type Step } from './use-slider';

type State = ReturnType<typeof useSlider> & ReturnType<typeof useAutoplay>;

const CarouselContext = createContext<State | null>(null);

function useCarousel(part: string): State {
  const state = use(CarouselContext);
  if (!state) throw new Error(`${part} must be inside a Carousel.`);
  return state;
}

interface Props {
  /** A carousel with a label moves by itself. */
  label: string | undefined;
  /** true lets the arrow keys work anywhere on the page. */
  main: boolean | undefined;
  children: ReactNode;
}

/** A list that scrolls, with buttons, arrow keys and autoplay. */
export function Carousel({ label, main, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  const slider = useSlider(() => setHeld(true));
  const { list, position, go } = slider;
  const autoplay = useAutoplay(root, { isHeld: isHeld || !label, setHeld, position, tick: () => go('tick') });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    const isInside = target instanceof Node && root.current?.contains(target);
    if (!list.current || altKey || ctrlKey || metaKey || !/^Arrow[LR]/.test(key)) return;
    if (!isInside && !(main && target === document.body)) return;
    event.preventDefault();
    setHeld(true);
    go((key === 'ArrowLeft') === isRtl(list.current) ? 'next' : 'previous');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const hold = () => setHeld(true);
  return (
    <CarouselContext value={{ ...slider, ...autoplay }}>
      <section
        ref={root}
        className="carousel"
        aria-roledescription={label && 'carousel'}
        aria-label={label}
        onPointerEnter={hold}
        onFocus={hold}
        onClick={hold}
      >
        {children}
      </section>
    </CarouselContext>
  );
}

export function CarouselContent({ className, children }: { className: string; children: ReactNode[] }) {
  const { list, position } = useCarousel('CarouselContent');
  return (
    <ul
      ref={list}
      className={`snap-x snap-mandatory ${className}`}
      tabIndex={0}
      aria-label={`${children.length} pictures`}
      data-live={position && ''}
    >
      {children}
    </ul>
  );
}

export function CarouselItem({ children }: { children: ReactNode }) {
  useCarousel('CarouselItem');
  return <li className="snap-start snap-always">{children}</li>;
}

const button =
  'flex h-13 min-w-13 items-center justify-center gap-2.5 border-[1.5px] border-background bg-background font-semibold text-text hover:border-accent-light hover:bg-accent-light disabled:pointer-events-none disabled:border-shade-20 disabled:bg-transparent disabled:text-muted-on-dark';
const arrow = 'size-3.25 translate-x-[15%] rotate-45 border-b-2 border-l-2';

function StepButton({ step, disabled, flip }: { step: Step; disabled: boolean; flip: string }) {
  const { go } = useCarousel(step === 'next' ? 'CarouselNext' : 'CarouselPrevious');
  return (
    <button
      // Firefox restores the button of a reloaded page as it was on the last visit.
      ref={(element) => {
        if (element) element.disabled = disabled;
      }}
      className={`${step} ${button} ${flip}`}
      type="button"
      aria-label={step === 'next' ? 'Next picture' : 'Previous picture'}
      disabled={disabled}
      onClick={() => go(step)}
    >
      <i className={arrow} />
    </button>
  );
}

export function CarouselPrevious() {
  const { position } = useCarousel('CarouselPrevious');
  return <StepButton step="previous" disabled={position?.isStart ?? true} flip="rtl:-scale-x-100" />;
}

export function CarouselNext() {
  const { position } = useCarousel('CarouselNext');
  return <StepButton step="next" disabled={position?.isEnd ?? false} flip="ltr:-scale-x-100" />;
}

/** The position. It is not announced while the slides move by themselves. */
export function CarouselPosition() {
  const { position, isMoving } = useCarousel('CarouselPosition');
  return (
    <p className="num ms-4 me-auto text-xl" aria-live={isMoving ? 'off' : 'polite'} aria-atomic="true">
      {position?.text ?? ''}
    </p>
  );
}

export function CarouselPause() {
  const { isPaused, setPaused } = useCarousel('CarouselPause');
  const icon = isPaused ? 'bg-current [clip-path:polygon(0_0,100%_50%,0_100%)]' : 'border-x-4';
  return (
    <button
      className={`${button} ps-4 pe-5 motion-reduce:hidden`}
      type="button"
      onClick={() => setPaused(!isPaused)}
    >
      <i className={`size-3.25 ${icon}`} />
      {/* The browser may have translated it before hydration. */}
      <span suppressHydrationWarning>{isPaused ? 'Play' : 'Pause'}</span>
    </button>
  );
}
