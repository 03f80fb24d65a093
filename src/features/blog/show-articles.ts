/**
 * Shows the articles of a chip and returns their number. Under All the featured article stands large above
 * the others; under its own category it is one of them. Throws if there are no lists.
 */
function showArticles(chip: string): number {
  const [featured, others] = document.querySelectorAll<HTMLElement>('ul.article-cards');
  if (!featured || !others) throw new Error('The filter has no articles to show.');
  const large = document.querySelector('[data-featured]');
  if (large) (chip === 'All' ? featured : others).prepend(large);
  let count = 0;
  for (const card of document.querySelectorAll<HTMLElement>('.article-card')) {
    card.hidden = chip !== 'All' && card.dataset['category'] !== chip;
    if (!card.hidden) count++;
  }
  // Else a list with nothing in it would be told.
  for (const list of [featured, others]) list.hidden = !list.querySelector('.article-card:not([hidden])');
  return count;
}

/** Before the filter's code is awake: shows what the query of the address asks for. */
function showAddressed(): void {
  const wanted = new URLSearchParams(location.search).get('category');
  const buttons = [...document.querySelectorAll('.filter-chips button')];
  const chosen = buttons.slice(1).find(({ textContent }) => textContent.toLowerCase() === wanted);
  if (!chosen) return;
  showArticles(chosen.textContent);
  for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
}

/**
 * Filters the lists of the page: at once by the address, then whenever an element with a chip in `data-chip` sends
 * the event `chip`, which is answered with the number of articles in its `data-count`. Nothing is imported here, so
 * that the page has it inline.
 */
export function handleArticleFilter(): void {
  showAddressed();
  addEventListener('chip', ({ target }) => {
    if (target instanceof HTMLElement)
      target.dataset['count'] = String(showArticles(target.dataset['chip'] ?? 'All'));
  });
}
