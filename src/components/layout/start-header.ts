/** Sets `--header-bottom`, where the menu starts, and closes the menu when the page is left: it may come back from the cache. */
function trackHeaderBottom(header: Element, menu: Element): void {
  const update = () =>
    document.documentElement.style.setProperty(
      '--header-bottom',
      `${header.getBoundingClientRect().bottom}px`,
    );
  menu.addEventListener('beforetoggle', update);
  addEventListener('resize', update);
  addEventListener('pagehide', () => menu.querySelector<HTMLElement>('[popovertargetaction=hide]')?.click());
}

/** Keeps the ticker paused on every page of a visit. Throws if the browser denies storage. */
function rememberPause(checkbox: HTMLInputElement): void {
  const restore = () => (checkbox.checked = sessionStorage.getItem('ticker') === 'paused');
  restore();
  addEventListener('pageshow', restore);
  document.addEventListener('prerenderingchange', restore);
  checkbox.onchange = () => sessionStorage.setItem('ticker', checkbox.checked ? 'paused' : '');
}

export function startHeader(menu: Element): void {
  const header = document.querySelector('.site-header');
  const pauseCheckbox = document.querySelector<HTMLInputElement>('.ticker input');
  if (header) trackHeaderBottom(header, menu);
  try {
    if (pauseCheckbox) rememberPause(pauseCheckbox);
  } catch {
    // The browser denies storage.
  }
}
