/** Private markup of @sveltia/cms 0.221. The test of the editor fails if it has changed. */
export const markup = {
  /** A picture's field while the chosen photo is processed. */
  processing: '.empty.processing',
  saveButton: 'button[aria-keyshortcuts$="+S"]',
};

/**
 * Delays Save until the chosen photo has been processed. Until then the field is empty, and saving would fail or lose the
 * photo. If the photo cannot be read, the editor opens a dialog and nothing is saved. Runs in the editor's page.
 */
export function delaySave(): void {
  const isProcessing = () => document.querySelector(markup.processing) !== null;
  let isWaiting = false;
  const delay = (event: Event) => {
    const save = event.target instanceof Element && event.target.closest(markup.saveButton);
    if (!(save instanceof HTMLElement) || !isProcessing()) return;
    event.stopImmediatePropagation();
    if (isWaiting) return;
    isWaiting = true;
    const watch = new MutationObserver(() => {
      if (isProcessing()) return;
      watch.disconnect();
      isWaiting = false;
      // If the photo could not be read, its dialog is open by now.
      setTimeout(() => {
        if (!document.querySelector('dialog[open]')) save.click();
      });
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  };
  document.addEventListener('click', delay, { capture: true });
}
