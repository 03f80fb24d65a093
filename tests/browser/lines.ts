/** Questions and headings whose last line is one word, less than half as wide as the widest line. Runs in the page. */
export function loneWords(): string[] {
  const linesOf = (element: Element) => {
    const lines: { y: number; words: string[]; left: number; right: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [box] = range.getClientRects();
        if (!box) continue;
        const line = lines.find(({ y }) => Math.abs(y - box.bottom) < 8);
        if (!line) lines.push({ y: box.bottom, words: [word], left: box.left, right: box.right });
        else {
          line.words.push(word);
          line.right = Math.max(line.right, box.right);
        }
      }
    return lines;
  };
  return [...document.querySelectorAll('main :is(h1, h2, h3, summary)')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const lines = linesOf(element);
      const last = lines.at(-1);
      if (!last || lines.length < 2 || last.words.length > 1) return [];
      const widest = Math.max(...lines.map(({ left, right }) => right - left));
      return last.right - last.left < widest / 2
        ? [lines.map(({ words }) => words.join(' ')).join(' / ')]
        : [];
    });
}

/** Headings so squeezed that they have twice as many lines as words. Runs in the page. */
export function squeezedHeadings(): string[] {
  return (
    [...document.querySelectorAll('main :is(h1, h2, h3)')]
      // Text for screen readers only is a pixel wide.
      .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 2)
      .flatMap((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
        const words = heading.textContent.trim();
        return lines.size > 2 * words.split(/\s+/).length ? [`${lines.size} lines: ${words}`] : [];
      })
  );
}

/** Lines of text that begin or end outside the window, where nothing scrolls to them. Runs in the page. */
export function linesCutOff(): string[] {
  const isReached = (element: Element | null): boolean => {
    for (let box = element; box; box = box.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none' || position === 'fixed')
        return true;
      // Its buttons bring the other slides.
      if (box.matches('.slides')) return true;
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
    // What is wholly to the left is hidden on purpose.
    const isOut = [...range.getClientRects()].some(
      ({ width, left, right }) => width > 2 && right > 0 && (left < -1 || right > innerWidth + 1),
    );
    if (isOut && !isReached(around)) cut.add(text.textContent.trim().slice(0, 50));
  }
  return [...cut];
}

/**
 * Words that break across lines and should not: any in a heading, `I-35` at its hyphen, a film's name in a heading or a
 * table, and lists whose dot starts a line. Collapsed answers are checked, too. Runs in the page.
 */
export function brokenNames(): string[] {
  const broken: string[] = [];
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  const groups = closed.map(({ name }) => name);
  for (const details of closed) Object.assign(details, { name: '', open: true });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const linesOf = (text: Node, index: number, length: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + length);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  };
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!around?.checkVisibility() || around.closest('svg, script, style, .prose')) continue;
    const isName = around.closest('main :is(h3, tbody th)');
    // Text for screen readers only is a pixel wide.
    const inHeading = around.closest('main :is(h1, h2)') && around.clientWidth !== 1;
    const names = inHeading
      ? /[^\s-]{2,16}/g
      : isName
        ? /\S{1,16}-\S{1,16}/g
        : /\b[A-Z0-9]-\w+|\b\w+-[A-Z0-9]\b|\S+ ·/g;
    for (const { 0: name, index } of (text.textContent ?? '').matchAll(names))
      if (linesOf(text, index, name.length) > 1) broken.push(name);
  }
  for (const [index, details] of closed.entries())
    Object.assign(details, { open: false, name: groups[index] });
  return broken;
}

/** Puts a long name into every line of text that does not keep itself on one line. */
export function addLongNames(): void {
  const lines = document.querySelectorAll<HTMLElement>(
    ':is(main, footer) :is(h1, h2, h3, dd, .lead, p:not([class]), li > a, p > a)',
  );
  for (const line of lines)
    if (getComputedStyle(line).whiteSpace !== 'nowrap' && !line.closest('table, .btn'))
      line.append(' Llanfairpwllgwyngyllgogerychwyrndrobwll');
}
