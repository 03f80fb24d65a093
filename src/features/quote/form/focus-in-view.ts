/** Moves the focus to an element and scrolls it into view. Browsers by themselves may leave it below the header. */
export function focusInView(element: HTMLElement | null, block: ScrollLogicalPosition = 'nearest'): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
