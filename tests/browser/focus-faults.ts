/** The controls that the Tab key reaches. */
export const focusable =
  ':is(a[href], button:not([disabled]), summary, input:not([type=hidden]), select, textarea, [tabindex="0"])';

/** Focuses each control, and finds those that are out of sight, covered or without a visible focus. Runs in the page. */
export async function findFocusFaults(css: string): Promise<string[]> {
  const faults: string[] = [];
  const isMarked = (marker: Element | null) => {
    if (!marker) return false;
    const { outlineStyle, boxShadow } = getComputedStyle(marker);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  };
  const findFault = (element: Element) => {
    const shown = element.closest('label') ?? element;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return 'out of sight';
    const middle = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
    const cover = document
      .elementFromPoint((left + right) / 2, middle)
      ?.closest('.site-header, .dock > div, [data-toast]');
    if (cover && !cover.contains(element)) return 'covered';
    // An element may show its focus itself, or on its label, its frame or a neighbor.
    const frame = element.closest('.film-slider, .amount');
    const markers = [element, shown, frame, element.nextElementSibling, element.firstElementChild];
    return markers.some(isMarked) ? undefined : 'no visible focus';
  };
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { scrollX: left, scrollY: top } = window;
    element.focus();
    // An element that moves on scroll arrives a frame later.
    if (scrollY !== top || scrollX !== left)
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const fault = document.activeElement === element && findFault(element);
    if (fault) faults.push(`${element.tagName} ${element.textContent.trim().slice(0, 40)}: ${fault}`);
  }
  return faults;
}
