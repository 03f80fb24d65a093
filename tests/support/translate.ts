/**
 * Translates the page as browsers do: each text becomes a new text inside two `font` elements, in place of the one that
 * React knows, now and after every later change. Runs inside the page, so it uses nothing from outside. The words stay as
 * they are, so that tests can find them; `mark` adds a letter to each, as a real translation changes them.
 */
export function translate(mark = ''): void {
  const skipped = 'script, style, noscript, textarea, font';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
    if (!outer || !inner) return;
    inner.textContent = text.data.replace(/\S+/, (word) => word + mark);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  translateAll();
  new MutationObserver(translateAll).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
