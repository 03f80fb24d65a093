import { createContext, use, type ReactNode } from 'react';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { useSlider } from './use-slider';

const CarouselContext = createContext<Omit<ReturnType<typeof useSlider>, 'root'> | null>(null);

function useCarousel(part: string) {
  const carousel = use(CarouselContext);
  if (!carousel) throw new Error(`${part} must be inside a Carousel.`);
  return carousel;
}

interface Props {
  /** A carousel with a label moves by itself. */
  label?: string | undefined;
  /** true lets the arrow keys work anywhere on the page. */
  main?: boolean | undefined;
  children: ReactNode;
}

export function Carousel({ label, main, children }: Props) {
  const { root, ...carousel } = useSlider(label, main);
  return (
    <CarouselContext value={carousel}>
      <section ref={root} className="carousel" aria-roledescription={label && 'carousel'} aria-label={label}>
        {children}
      </section>
    </CarouselContext>
  );
}

export function CarouselContent({ className, children }: { className: string; children: ReactNode[] }) {
  const { list, position } = useCarousel('CarouselContent');
  const row =
    'flex snap-x snap-mandatory scroll-px-margin gap-mullion overflow-x-auto overflow-y-hidden px-margin';
  const scrollBar = 'not-noscript:[scrollbar-width:none] not-noscript:[&::-webkit-scrollbar]:hidden';
  return (
    <ul
      ref={list}
      className={`${row} ${scrollBar} -outline-offset-3 ${className}`}
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
  return <li className="relative shrink-0 snap-start snap-always">{children}</li>;
}

const button =
  'flex h-13 min-w-13 items-center justify-center gap-2.5 border-[1.5px] border-background bg-background font-semibold text-text hover:border-accent-light hover:bg-accent-light disabled:pointer-events-none disabled:border-shade-20 disabled:bg-transparent disabled:text-muted-on-dark';
const arrow = <i className="size-3.25 translate-x-[15%] rotate-45 border-b-2 border-l-2" />;

export function CarouselPrevious() {
  const { position, go } = useCarousel('CarouselPrevious');
  const props = { type: 'button', disabled: !position?.index, onClick: () => go(-1) } as const;
  return (
    <button {...props} className={`previous ${button} rtl:-scale-x-100`} aria-label="Previous picture">
      {arrow}
    </button>
  );
}

export function CarouselNext() {
  const { position, go } = useCarousel('CarouselNext');
  const props = { type: 'button', disabled: position?.isEnd, onClick: () => go(1) } as const;
  return (
    <button {...props} className={`next ${button} ltr:-scale-x-100`} aria-label="Next picture">
      {arrow}
    </button>
  );
}

/** Until the island is hydrated, the list can be scrolled but the buttons would do nothing. */
function CarouselBar({ className }: { className: string }) {
  const { label, position, isMoving, isPaused, setPaused } = useCarousel('CarouselBar');
  const bar = 'slide-buttons container flex flex-wrap items-center gap-mullion noscript:hidden';
  const icon = isPaused ? 'bg-current [clip-path:polygon(0_0,100%_50%,0_100%)]' : 'border-x-4';
  return (
    // Made anew then, because Firefox restores the buttons of a reloaded page as they were on the last visit.
    <div key={position && 'live'} className={`${bar} [:not([data-live])+&]:invisible ${className}`}>
      <CarouselPrevious />
      <CarouselNext />
      <p className="num ms-4 me-auto text-xl" aria-live={isMoving ? 'off' : 'polite'} aria-atomic="true">
        {position?.text}
      </p>
      {label && (
        <button
          className={`${button} ps-4 pe-5 motion-reduce:hidden`}
          type="button"
          onClick={() => setPaused(!isPaused)}
        >
          <i className={`size-3.25 ${icon}`} />
          {/* The browser may have translated it before hydration. */}
          <span suppressHydrationWarning>{isPaused ? 'Play' : 'Pause'}</span>
        </button>
      )}
    </div>
  );
}

interface PictureProps extends Omit<Props, 'children'> {
  listClass: string;
  barClass: string;
  count: number;
  /** Each picture as Astro has rendered it. As a slot, its data is not in the page a second time. */
  [slide: `slide${number}`]: ReactNode;
}

export default withErrorBoundary(({ label, main, listClass, barClass, count, ...slides }: PictureProps) => (
  <Carousel label={label} main={main}>
    <CarouselContent className={listClass}>
      {Array.from({ length: count }, (_, index) => (
        <CarouselItem key={index}>{slides[`slide${index}`]}</CarouselItem>
      ))}
    </CarouselContent>
    <CarouselBar className={barClass} />
  </Carousel>
));
