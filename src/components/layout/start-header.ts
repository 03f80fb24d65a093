/** Keeps `--header-bottom` up to date: the bottom edge of the header, where the menu starts. */
function trackHeaderBottom(header: Element, menu: Element): void {
  const update = () =>
    document.documentElement.style.setProperty(
      '--header-bottom',
      `${header.getBoundingClientRect().bottom}px`,
    );
  menu.addEventListener('beforetoggle', update);
  addEventListener('resize', update);
}

/** Keeps the ticker paused on every page of a visit. Throws if the browser denies storage. */
function rememberTickerPause(checkbox: HTMLInputElement): void {
  const restore = () => (checkbox.checked = sessionStorage.getItem('ticker') === 'paused');
  restore();
  addEventListener('pageshow', restore);
  document.addEventListener('prerenderingchange', restore);
  checkbox.onchange = () => sessionStorage.setItem('ticker', checkbox.checked ? 'paused' : '');
}

/** Starts what the header needs on every page: the place and the closing of its menu, and the pause of its ticker. */
export function startHeader(menu: Element): void {
  const header = document.querySelector('.site-header');
  const pauseCheckbox = document.querySelector<HTMLInputElement>('.ticker input');
  if (header) trackHeaderBottom(header, menu);
  // The browser may restore a page from its cache, where the menu would still be open.
  addEventListener('pagehide', () => menu.querySelector<HTMLElement>('[popovertargetaction=hide]')?.click());
  try {
    if (pauseCheckbox) rememberTickerPause(pauseCheckbox);
  } catch {
    // The browser denies storage.
  }
}
