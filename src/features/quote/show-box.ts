/**
 * Gives a box in the form the focus and brings it into view, with the head of the form above it and, where a toast
 * would lie over that head, with room for the toast.
 */
export function showBox(box: HTMLElement | null): void {
  if (!box) return;
  box.style.scrollMarginTop = `calc(${box.offsetTop}px + var(--toast-room, 0px))`;
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'nearest' });
}
