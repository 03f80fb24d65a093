import { useEffect, useState, useSyncExternalStore, type FocusEvent, type RefObject } from 'react';
import type { AutoplayPauses } from './carousel-steps';

const reduced = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void) {
  const query = matchMedia(reduced);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function useUnseen(element: RefObject<HTMLElement | null>): boolean {
  const [unseen, setUnseen] = useState(true);
  useEffect(() => {
    let inView = false;
    const update = () => setUnseen(!inView || document.hidden);
    const observer = new IntersectionObserver(
      (entries) => {
        inView = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      { threshold: 0.5 },
    );
    if (element.current) observer.observe(element.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [element]);
  return unseen;
}

/** Whether the last press was in the carousel around the element. Focus cannot tell: Safari does not focus a pressed button. */
function usePressed(element: RefObject<HTMLElement | null>) {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    // A press before hydration has set it.
    if (element.current?.querySelector('[data-goal]')) setPressed(true);
    const onElsewhere = ({ target }: Event) => {
      const carousel = element.current?.closest('section');
      if (!(target instanceof Node && carousel?.contains(target))) setPressed(false);
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [element]);
  return { pressed, setPressed };
}

/** What pauses the autoplay of the carousel around the element, and the event handlers that keep track of it. */
export function useAutoplayPause(element: RefObject<HTMLElement | null>) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { pressed, setPressed } = usePressed(element);
  const reducedMotion = useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(reduced).matches,
    () => false,
  );
  const unseen = useUnseen(element);
  const pauses: AutoplayPauses = { paused, hovered, pressed, focused, unseen, reducedMotion };
  return {
    pauses,
    togglePause: () => setPaused(!paused),
    onSwipe: () => setPressed(true),
    // On a touch screen, a finger counts as a pointer from touch to release.
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onClick: () => setPressed(true),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        setFocused(false);
        setPressed(false);
      },
    },
  };
}
