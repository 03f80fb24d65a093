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

/**
 * Whether the visitor pressed something in the carousel around `place` and has not gone on elsewhere since, and
 * the way to tell of a press. Focus alone would not do: Safari gives none to a pressed button.
 */
function usePressed(place: RefObject<HTMLElement | null>) {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    // A press from before there was code to hear it.
    if (place.current?.querySelector('[data-goal]')) setPressed(true);
    const onElsewhere = ({ target }: Event) => {
      const carousel = place.current?.closest('section');
      if (!(target instanceof Node && carousel?.contains(target))) setPressed(false);
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [place]);
  return { pressed, setPressed };
}

/** What keeps the carousel around `place` still, and the handlers that watch the visitor for it. */
export function useReasons(place: RefObject<HTMLElement | null>) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { pressed, setPressed } = usePressed(place);
  const reducedMotion = useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(reduced).matches,
    () => false,
  );
  const unseen = useUnseen(place);
  const reasons: Reasons = { paused, hovered, pressed, focused, unseen, reducedMotion };
  return {
    reasons,
    togglePause: () => setPaused(!paused),
    // A finger counts as hovering from its touch to its release.
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
