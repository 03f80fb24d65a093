/** Tells the style sheets where the header ends when the menu opens below it. */
function followHeader(header: Element, menu: Element): void {
  const follow = () =>
    document.documentElement.style.setProperty(
      '--header-bottom',
      `${header.getBoundingClientRect().bottom}px`,
    );
  menu.addEventListener('beforetoggle', follow);
  addEventListener('resize', follow);
}

/** Keeps the ticker paused on every page of a visit. Throws if the browser denies storage. */
function keepPaused(pause: HTMLInputElement): void {
  const recall = () => (pause.checked = sessionStorage.getItem('ticker') === 'paused');
  recall();
  addEventListener('pageshow', recall);
  document.addEventListener('prerenderingchange', recall);
  pause.onchange = () => sessionStorage.setItem('ticker', pause.checked ? 'paused' : '');
}

export function startHeader(menu: Element): void {
  const header = document.querySelector('.site-header');
  const pause = document.querySelector<HTMLInputElement>('.ticker input');
  if (header) followHeader(header, menu);
  try {
    if (pause) keepPaused(pause);
  } catch {
    // The browser denies storage.
  }
}
