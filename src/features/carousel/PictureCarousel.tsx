import type { ReactNode } from 'react';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import {
  Carousel,
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPause,
  CarouselPosition,
  CarouselPrevious,
} from './Carousel';

interface Props {
  /** Undefined for a row of pictures that is a carousel on phones only, and does not move by itself. */
  label?: string | undefined;
  main?: boolean | undefined;
  listClass: string;
  barClass: string;
  count: number;
  /** Each picture as Astro has rendered it. As a slot, its data is not in the page a second time. */
  [slide: `slide${number}`]: ReactNode;
}

function PictureCarousel({ label, main, listClass, barClass, count, ...slides }: Props) {
  return (
    <Carousel label={label} main={main}>
      <CarouselContent className={listClass}>
        {Array.from({ length: count }, (_, index) => (
          <CarouselItem key={index}>{slides[`slide${index}`]}</CarouselItem>
        ))}
      </CarouselContent>
      <div
        className={`slide-buttons flex flex-wrap items-center gap-(--mullion) noscript:hidden ${barClass}`}
      >
        <CarouselPrevious />
        <CarouselNext />
        <CarouselPosition />
        {label && <CarouselPause />}
      </div>
    </Carousel>
  );
}

export default withErrorBoundary(PictureCarousel);
