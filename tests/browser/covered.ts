/**
 * Finds links, buttons and fields that something covers, with a line for each covered point. A press must reach them at the
 * center and near the corners, and on each line if they wrap. Ignores elements inside those that match `except`. Runs in the
 * page.
 */
export async function coveredTargets(except: string): Promise<string[]> {
  const INSET = 2;
  const covered: string[] = [];
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), summary, label, input:not([type=hidden]), select, textarea, iframe',
  );
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}"`;
  /** Whether a press on `hit` reaches the target. */
  const reaches = (hit: Element | null, target: Element) => {
    if (!hit) return false;
    const label = target.closest('label');
    const control = target instanceof HTMLLabelElement ? target.control : undefined;
    return target.contains(hit) || Boolean(label?.contains(hit)) || hit === control;
  };
  /** The part of a box that its ancestors do not clip. */
  const toVisiblePart = (box: DOMRect, target: Element) => {
    let { left, top, right, bottom } = box;
    let ancestor = target.parentElement;
    for (; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
      if (getComputedStyle(ancestor).overflowX === 'visible') continue;
      const clip = ancestor.getBoundingClientRect();
      left = Math.max(left, clip.left);
      top = Math.max(top, clip.top);
      right = Math.min(right, clip.right);
      bottom = Math.min(bottom, clip.bottom);
    }
    return { left, top, width: right - left, height: bottom - top };
  };
  for (const target of targets) {
    if (except && target.closest(except)) continue;
    const style = getComputedStyle(target);
    const box = target.getBoundingClientRect();
    const isVisible = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // A skip link is off the screen until it has the focus. The label of a hidden radio button is pressed instead.
    const isHidden = box.width < 3 || box.height < 3 || box.right < 0 || style.clipPath !== 'none';
    if (!isVisible || isHidden || style.pointerEvents === 'none') continue;
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const lineCount = style.display === 'inline' ? target.getClientRects().length : 1;
    for (let line = 0; line < lineCount; line++)
      for (const [across, down] of [
        [0.5, 0.5],
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const toPoint = () => {
          const box = target.getClientRects()[lineCount > 1 ? line : 0] ?? target.getBoundingClientRect();
          const { left, top, width, height } = toVisiblePart(box, target);
          return [
            left + INSET + across * (width - 2 * INSET),
            top + INSET + down * (height - 2 * INSET),
          ] as const;
        };
        let [x, y] = toPoint();
        // A target may be taller than the window, so this scrolls to each point.
        if (y < innerHeight * 0.2 || y > innerHeight * 0.8) {
          window.scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
          [x, y] = toPoint();
        }
        if (y > innerHeight) {
          // An element that slides in on scroll arrives a frame later.
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          [x, y] = toPoint();
        }
        const hit = document.elementFromPoint(x, y);
        if (!reaches(hit, target))
          covered.push(`${name(target)} at ${across}, ${down}: ${hit ? name(hit) : 'out of the window'}`);
      }
  }
  return covered;
}
