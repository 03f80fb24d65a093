/**
 * Lets Save wait while a picked photo is made ready, and saves then; runs in the editor's page. Until a photo is ready
 * the editor has an empty field there, so that saving fails, or the picture is left out. A photo that cannot be read
 * opens a dialog, and nothing is saved.
 */
export function holdSave(): void {
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
      // The dialog opens in the same turn.
      setTimeout(() => {
        if (!document.querySelector('dialog[open]')) save.click();
      });
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  };
  document.addEventListener('click', hold, { capture: true });
}
