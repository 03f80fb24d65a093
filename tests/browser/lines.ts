/** Lines of text that begin or end outside the window, where nothing scrolls to them. Runs in the page. */
export function linesCutOff(): string[] {
  const isReached = (element: Element | null): boolean => {
    for (let box = element; box; box = box.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none' || position === 'fixed')
        return true;
    }
    return false;
  };
  const cut = new Set<string>();
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!text.textContent?.trim() || !around?.checkVisibility() || around.closest('svg, script, style'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // What lies wholly to the left is out of sight on purpose.
    const isOut = [...range.getClientRects()].some(
      ({ width, left, right }) => width > 2 && right > 0 && (left < -1 || right > innerWidth + 1),
    );
    if (isOut && !isReached(around)) cut.add(text.textContent.trim().slice(0, 50));
  }
  return [...cut];
}
