import { useEffect, useState, useSyncExternalStore, type FocusEvent, type RefObject } from 'react';
import type { Reasons } from './carousel-steps';

const reduced = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void) {
  const query = matchMedia(reduced);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether nobody can see `place` now, because it is out of view or in a tab behind. */
function useUnseen(place: RefObject<HTMLElement | null>): boolean {
  const [unseen, setUnseen] = useState(true);
  useEffect(() => {
    let inView = false;
    const tell = () => setUnseen(!inView || document.hidden);
    const observer = new IntersectionObserver(
      (entries) => {
        inView = entries.at(-1)?.isIntersecting ?? false;
        tell();
      },
      { threshold: 0.5 },
    );
    if (place.current) observer.observe(place.current);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [place]);
  return unseen;
}

/** What keeps the carousel around `place` still, and the handlers that watch the visitor for it. */
export function useReasons(place: RefObject<HTMLElement | null>) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(reduced).matches,
    () => false,
  );
  const reasons: Reasons = { paused, hovered, focused, unseen: useUnseen(place), reducedMotion };
  return {
    reasons,
    togglePause: () => setPaused(!paused),
    // A finger counts as hovering from its touch to its release; a press also leaves focus behind.
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
