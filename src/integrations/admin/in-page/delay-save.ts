/**
 * Makes Save wait until a picked photo is ready, and saves then; runs in the editor's page. Until a photo is ready the
 * editor has an empty field there, so saving would fail or lose the picture. A photo that cannot be read opens a dialog,
 * and nothing is saved.
 */
export function delaySave(): void {
  const isBusy = () => document.querySelector('.empty.processing') !== null;
  let isHeld = false;
  const hold = (event: Event) => {
    const save = event.target instanceof Element && event.target.closest('button[aria-keyshortcuts$="+S"]');
    if (!(save instanceof HTMLElement) || !isBusy()) return;
    event.stopImmediatePropagation();
    if (isHeld) return;
    isHeld = true;
    const watch = new MutationObserver(() => {
      if (isBusy()) return;
      watch.disconnect();
      isHeld = false;
      // Any dialog about the photo opens before this runs.
      setTimeout(() => {
        if (!document.querySelector('dialog[open]')) save.click();
      });
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  };
  document.addEventListener('click', hold, { capture: true });
}
