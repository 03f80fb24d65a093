/** Gives a box in the form the focus and brings it into view, with the head of the form above it. */
export function showBox(box: HTMLElement | null): void {
  if (!box) return;
  box.style.scrollMarginTop = `${box.offsetTop}px`;
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'nearest' });
}
