/**
 * Delays Save until a picked photo is ready. Runs in the page of the editor, where the field is empty until then, so that
 * saving would fail or lose the photo. A photo that cannot be read opens a dialog, and nothing is saved.
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
      // By now a dialog about the photo would be open.
      setTimeout(() => {
        if (!document.querySelector('dialog[open]')) save.click();
      });
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  };
  document.addEventListener('click', hold, { capture: true });
}
