/**
 * Links, buttons and fields that something covers, one line per point. A press has to reach them at the center and near the
 * four corners, and on each line if they wrap. Ignores what is inside elements that match `except`. Runs in the page.
 */
export async function coveredTargets(except: string): Promise<string[]> {
  const INSET = 2;
  const found: string[] = [];
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), summary, label, input:not([type=hidden]), select, textarea, iframe',
  );
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}"`;
  const isIn = (target: Element, hit: Element | null) => {
    if (!hit) return false;
    const label = target.closest('label');
    const control = target instanceof HTMLLabelElement ? target.control : undefined;
    return target.contains(hit) || Boolean(label?.contains(hit)) || hit === control;
  };
  /** The part of a box that the boxes around it do not clip. */
  const visiblePart = (box: DOMRect, target: Element) => {
    let { left, top, right, bottom } = box;
    for (
      let around = target.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const edge = around.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, width: right - left, height: bottom - top };
  };
  for (const target of targets) {
    if (except && target.closest(except)) continue;
    const style = getComputedStyle(target);
    const box = target.getBoundingClientRect();
    const isSeen = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // A skip link is off the screen until focused, and a hidden radio button is pressed by its label.
    const isElsewhere = box.width < 3 || box.height < 3 || box.right < 0 || style.clipPath !== 'none';
    if (!isSeen || isElsewhere || style.pointerEvents === 'none') continue;
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const count = style.display === 'inline' ? target.getClientRects().length : 1;
    for (let line = 0; line < count; line++)
      for (const [across, down] of [
        [0.5, 0.5],
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const point = () => {
          const box = target.getClientRects()[count > 1 ? line : 0] ?? target.getBoundingClientRect();
          const { left, top, width, height } = visiblePart(box, target);
          return [
            left + INSET + across * (width - 2 * INSET),
            top + INSET + down * (height - 2 * INSET),
          ] as const;
        };
        let [x, y] = point();
        // The target may be taller than the window, so each point is scrolled to the middle.
        if (y < innerHeight * 0.2 || y > innerHeight * 0.8) {
          window.scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
          [x, y] = point();
        }
        if (y > innerHeight) {
          // What slides in on scroll arrives a frame later.
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          [x, y] = point();
        }
        const hit = document.elementFromPoint(x, y);
        if (!isIn(target, hit))
          found.push(`${name(target)} at ${across}, ${down}: ${hit ? name(hit) : 'out of the window'}`);
      }
  }
  return found;
}
