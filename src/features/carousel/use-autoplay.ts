import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

const AUTOPLAY_MS = 3000;

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Options {
  /** Whether a visitor is using the carousel: from hover, focus or a press on, until pointer and focus have left. */
  isHeld: boolean;
  setHeld: (isHeld: boolean) => void;
  /** The 3 s begin again when it changes. */
  position: unknown;
  tick: () => void;
}

/** Calls `tick` every 3 s while a carousel is in view, is not held and has not been paused. */
export function useAutoplay(root: RefObject<HTMLElement | null>, options: Options) {
  const { isHeld, setHeld, position } = options;
  const [isPaused, setPaused] = useState(false);
  const [isInView, setInView] = useState(false);
  const isMoving = isInView && !isPaused && !isHeld;

  useEffect(() => {
    const carousel = root.current;
    if (!carousel) return;
    if (carousel.matches(':hover, :focus-within')) setHeld(true);
    const controller = new AbortController();
    for (const [type, other] of [
      ['pointerover', ':focus-within'],
      ['mouseleave', ':focus-within'],
      ['focusin', ':hover'],
    ] as const)
      document.addEventListener(
        type,
        ({ target }) => {
          const isInside = target instanceof Node && carousel.contains(target);
          if (!isInside && !carousel.matches(other)) setHeld(false);
        },
        controller,
      );
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    if (!isReduced()) observer.observe(carousel);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [root, setHeld]);

  const tick = useEffectEvent(() => {
    if (!document.hidden && !isReduced()) options.tick();
  });
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => tick(), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isMoving, position]);

  return { isMoving, isPaused, setPaused };
}
