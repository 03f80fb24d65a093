/** Texts that stick out of the window and cannot be scrolled to. Runs in the page. */
export function linesCutOff(): string[] {
  const isReached = (element: Element | null): boolean => {
    for (let box = element; box; box = box.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none' || position === 'fixed')
        return true;
      // Buttons move to the other slides.
      if (box.matches('.slides')) return true;
    }
    return false;
  };
  const cutOff = new Set<string>();
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!text.textContent?.trim() || !around?.checkVisibility() || around.closest('svg, script, style'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // Text that is completely to the left is hidden on purpose.
    const isOut = [...range.getClientRects()].some(
      ({ width, left, right }) => width > 2 && right > 0 && (left < -1 || right > innerWidth + 1),
    );
    if (isOut && !isReached(around)) cutOff.add(text.textContent.trim().slice(0, 50));
  }
  return [...cutOff];
}

/** Words of headings, and large figures, that are broken over two lines without a hyphen. Runs in the page. */
export function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3, .num)')) {
    // A heading for screen readers alone has no room.
    if (heading.getBoundingClientRect().width < 2) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
  }
  return broken;
}

/** Adds a long name to every text that may wrap. Runs in the page. */
export function addLongNames(): void {
  const lines = document.querySelectorAll<HTMLElement>(
    ':is(main, footer) :is(h1, h2, h3, dd, .lead, p:is(:not([class]), [class^=astro-]), li > a, p > a)',
  );
  for (const line of lines)
    if (getComputedStyle(line).whiteSpace !== 'nowrap' && !line.closest('table, .btn'))
      line.append(' Llanfairpwllgwyngyllgogerychwyrndrobwll');
}
