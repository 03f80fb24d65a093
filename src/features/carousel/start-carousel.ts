import { isRtl, startSlides, type Step } from '@/components/ui/slides';

/** The time between two steps of the autoplay. */
const AUTOPLAY_MS = 3000;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The step for an arrow key; undefined for any other key. */
function toStep({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, list: Element): Step | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === (isRtl(list) ? 'ArrowLeft' : 'ArrowRight')) return 'next';
  return /^Arrow[LR]/.test(key) ? 'previous' : undefined;
}

/** Starts the buttons, arrow keys and autoplay of a carousel. Throws if a part of it is missing. */
export function startCarousel(carousel: HTMLElement): void {
  const list = carousel.querySelector<HTMLElement>('.slides');
  const position = carousel.querySelector('p[aria-live]');
  const pause = carousel.querySelector<HTMLButtonElement>('.slide-pause');
  if (!list || !position || !pause) throw new Error('A part of the carousel is missing.');

  const pauses = { paused: false, hovered: false, outOfView: true, used: false };
  let timer: ReturnType<typeof setTimeout>;
  const updateAutoplay = () => {
    const isMoving =
      !Object.values(pauses).some(Boolean) &&
      !document.hidden &&
      !reducedMotion.matches &&
      !carousel.contains(document.activeElement);
    position.ariaLive = isMoving ? 'off' : 'polite';
    clearTimeout(timer);
    if (!isMoving) return;
    timer = setTimeout(() => {
      move('tick');
      updateAutoplay();
    }, AUTOPLAY_MS);
  };
  const change = (changed: Partial<typeof pauses>) => {
    Object.assign(pauses, changed);
    updateAutoplay();
  };

  const isInside = (target: EventTarget | null) => target instanceof Node && carousel.contains(target);
  const move = startSlides(list, () => change({ used: true }));
  const onKey = (event: KeyboardEvent) => {
    const step = toStep(event, list);
    // The main carousel of a page also gets keys pressed while nothing has the focus.
    const isForCarousel =
      isInside(event.target) || ('main' in carousel.dataset && event.target === document.body);
    if (!step || !isForCarousel) return;
    event.preventDefault();
    change({ used: true });
    move(step);
  };
  const onPressOrFocus = ({ target }: Event) => change(isInside(target) ? {} : { used: false });

  pause.onclick = () => {
    change({ paused: pause.toggleAttribute('data-paused') });
    pause.lastElementChild?.replaceChildren(pauses.paused ? 'Play' : 'Pause');
  };
  // A finger counts as hovering from touch to release.
  carousel.onpointerenter = () => change({ hovered: true });
  carousel.onpointerleave = () => change({ hovered: false });
  // Safari does not focus a pressed button.
  carousel.onclick = () => change({ used: true });
  carousel.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isInside(relatedTarget)) change({ used: false });
  });
  // Firefox sends no pointerleave from a button that a press has disabled.
  document.addEventListener('pointerover', ({ target }) => {
    if (pauses.hovered && !isInside(target)) change({ hovered: false });
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPressOrFocus);
  document.addEventListener('focusin', onPressOrFocus);
  document.addEventListener('visibilitychange', updateAutoplay);
  reducedMotion.onchange = updateAutoplay;
  const observer = new IntersectionObserver(
    (entries) => change({ outOfView: !entries.at(-1)?.isIntersecting }),
    { threshold: 0.5 },
  );
  observer.observe(list);
}
