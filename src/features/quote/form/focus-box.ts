/** Moves focus to a box in the form and scrolls it into view, with the heading of the form above it. */
export function focusBox(box: HTMLElement | null): void {
  if (!box) return;
  box.style.scrollMarginTop = `${box.offsetTop}px`;
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'nearest' });
}
