import { createContext, use, type ReactNode } from 'react';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { useSlider } from './use-slider';

const CarouselContext = createContext<ReturnType<typeof useSlider> | null>(null);

function useCarousel(part: string) {
  const carousel = use(CarouselContext);
  if (!carousel) throw new Error(`${part} must be inside a Carousel.`);
  return carousel;
}

interface Props {
  label?: string | undefined;
  main?: boolean | undefined;
}

export function Carousel({ label, main, children }: Props & { children: ReactNode }) {
  return (
    <CarouselContext value={useSlider(label, main)}>
      <section className="carousel" aria-roledescription={label && 'carousel'} aria-label={label}>
        {children}
      </section>
    </CarouselContext>
  );
}

const rowClass =
  'flex snap-x snap-mandatory scroll-px-margin gap-mullion overflow-x-auto overflow-y-hidden px-margin -outline-offset-3 data-driven:snap-none not-noscript:[scrollbar-width:none] not-noscript:[&::-webkit-scrollbar]:hidden';
const slidesClass =
  'slides data-live:cursor-grab data-live:select-none active:cursor-grabbing *:basis-[calc(100%-1.5rem)] md:*:basis-[calc(50%-var(--spacing-mullion)/2)] xl:*:basis-[calc((100%-2*var(--spacing-mullion))/3)]';

export function CarouselContent({ children }: { children: ReactNode[] }) {
  const { label, list, position } = useCarousel('CarouselContent');
  const className = `${rowClass} ${label ? slidesClass : 'gallery-grid md:grid'}`;
  const name = `${children.length} pictures`;
  return (
    <ul ref={list} className={className} tabIndex={0} aria-label={name} data-live={position && ''}>
      {children}
    </ul>
  );
}

export function CarouselItem({ children }: { children: ReactNode }) {
  useCarousel('CarouselItem');
  return <li className="relative shrink-0 snap-start snap-always">{children}</li>;
}

const buttonClass =
  'flex h-13 min-w-13 items-center justify-center gap-2.5 border-[1.5px] border-background bg-background font-semibold text-text hover:border-accent-light hover:bg-accent-light disabled:pointer-events-none disabled:border-shade-20 disabled:bg-transparent disabled:text-muted-on-dark';

const barClass =
  'slide-buttons container flex flex-wrap items-center gap-mullion noscript:hidden [:not([data-live])+&]:invisible';

function StepButton({ name }: { name: 'Previous' | 'Next' }) {
  const { position, go } = useCarousel(`Carousel${name}`);
  const isNext = name === 'Next';
  return (
    <button
      type="button"
      className={`${isNext ? 'next ltr:-scale-x-100' : 'previous rtl:-scale-x-100'} ${buttonClass}`}
      aria-label={`${name} picture`}
      disabled={isNext ? position?.isEnd : !position?.index}
      onClick={() => go(isNext ? 1 : -1)}
    >
      <i className="size-3.25 translate-x-[15%] rotate-45 border-b-2 border-l-2" />
    </button>
  );
}

export const CarouselPrevious = () => <StepButton name="Previous" />;
export const CarouselNext = () => <StepButton name="Next" />;

/** Until the island is hydrated, the list can be scrolled but the buttons would do nothing. */
function CarouselBar() {
  const { label, position, isMoving, isPaused, setPaused } = useCarousel('CarouselBar');
  const pauseClass = `${buttonClass} ps-4 pe-5 motion-reduce:hidden`;
  const iconClass = isPaused ? 'bg-current [clip-path:polygon(0_0,100%_50%,0_100%)]' : 'border-x-4';
  return (
    // The key replaces the bar at hydration, because Firefox restores the buttons of a reloaded page as they were.
    <div key={position && 'live'} className={`${barClass} ${label ? 'py-4' : 'pt-2 md:hidden'}`}>
      <CarouselPrevious />
      <CarouselNext />
      <p className="num ms-4 me-auto text-xl" aria-live={isMoving ? 'off' : 'polite'} aria-atomic="true">
        {position?.text}
      </p>
      {label && (
        <button type="button" className={pauseClass} onClick={() => setPaused(!isPaused)}>
          <i className={`size-3.25 ${iconClass}`} />
          {/* The browser may have translated it before hydration. */}
          <span suppressHydrationWarning>{isPaused ? 'Play' : 'Pause'}</span>
        </button>
      )}
    </div>
  );
}

/** Each picture as Astro has rendered it. As slots, their data is in the page only once. */
type Slides = Record<`slide${number}`, ReactNode>;

export default withErrorBoundary(({ label, main, count, ...slides }: Props & Slides & { count: number }) => (
  <Carousel label={label} main={main}>
    <CarouselContent>
      {Array.from({ length: count }, (_, index) => (
        <CarouselItem key={index}>{slides[`slide${index}`]}</CarouselItem>
      ))}
    </CarouselContent>
    <CarouselBar />
  </Carousel>
));
