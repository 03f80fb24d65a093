/** The controls that the Tab key reaches. */
export const focusable =
  ':is(a[href], button:not([disabled]), summary, input:not([type=hidden]), select, textarea, [tabindex="0"])';

/**
 * Focuses each control, and finds those that are out of sight, partly covered, without a visible focus, or with an outline
 * whose contrast is below 3:1. Runs in the page.
 */
export async function findFocusFaults(css: string): Promise<string[]> {
  const faults: string[] = [];
  /** The relative luminance as WCAG defines it. */
  const toLuminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The contrast of an outline with the color behind it; infinite over a picture. */
  const getOutlineContrast = (element: Element) => {
    const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none') return Infinity;
    let behind = parseFloat(outlineOffset) < 0 ? element : element.parentElement;
    for (; behind; behind = behind.parentElement) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(behind);
      if (backgroundImage !== 'none' || position === 'absolute') return Infinity;
      if (backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      const [dark = 0, light = 0] = [outlineColor, backgroundColor]
        .map(toLuminance)
        .toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }
    return Infinity;
  };
  /** The elements that may show the focus of an element: itself, its label, its frame or a neighbor. */
  const toMarkers = (element: Element, shown: Element) => [
    element,
    shown,
    element.closest('.film-slider, .amount'),
    element.nextElementSibling,
    element.querySelector('*'),
  ];
  const isMarked = (marker: Element | null) => {
    if (!marker) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(marker);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const findFault = (element: Element) => {
    const shown = element.closest('label') ?? element;
    const box = shown.getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
      return 'out of sight';
    for (const cover of document.querySelectorAll('.site-header, .dock > div, [data-toast]')) {
      const over = cover.getBoundingClientRect();
      // The middle of the overlap, if it is a pixel: browsers scroll by whole pixels. Skips a scrolling table that is taller
      // than the window.
      const x = (Math.max(over.left, box.left) + Math.min(over.right, box.right)) / 2;
      const top = Math.max(over.top, box.top);
      const bottom = Math.min(over.bottom, box.bottom);
      if (box.height >= innerHeight - over.height - 8 || bottom - top < 1 || cover.contains(element))
        continue;
      if (cover.contains(document.elementFromPoint(x, (top + bottom) / 2)))
        return `at ${Math.round(box.top)} to ${Math.round(box.bottom)}: partly under .${cover.className || 'dock'}`;
    }
    return toMarkers(element, shown).some(isMarked) ? undefined : 'no visible focus';
  };
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { scrollX: left, scrollY: top } = window;
    element.focus();
    // An element that moves on scroll arrives a frame later.
    if (scrollY !== top || scrollX !== left)
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    if (document.activeElement !== element) continue;
    const name = `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 40)}`;
    const fault = findFault(element);
    if (fault) faults.push(`${name}: ${fault}`);
    // The label of a hidden input shows its focus.
    const shown = element.offsetWidth > 12 ? element : (element.closest('label') ?? element);
    const contrast = getOutlineContrast(shown);
    if (contrast < 3) faults.push(`${name}: an outline of ${contrast.toFixed(1)}:1`);
  }
  return faults;
}
