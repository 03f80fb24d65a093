/**
 * Shows the articles of a chip and returns their number. The featured article is large and first under All, and one of
 * the others under its category. Throws if there are no lists.
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
  // A screen reader would announce an empty list.
  for (const list of [featured, others]) list.hidden = !list.querySelector('.article-card:not([hidden])');
  return count;
}

/** Shows the articles that the query asks for, before the filter is hydrated. */
function showAddressed(): void {
  const wanted = new URLSearchParams(location.search).get('category');
  const buttons = [...document.querySelectorAll('.filter-chips button')];
  const chosen = buttons.slice(1).find(({ textContent }) => textContent.toLowerCase() === wanted);
  if (!chosen) return;
  showArticles(chosen.textContent);
  for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
}

/**
 * Filters the articles by the query, and on each event `chip`: the target has the chip in `data-chip` and gets the number
 * of articles in `data-count`. Imports nothing, so that Astro inlines it.
 */
export function handleArticleFilter(): void {
  showAddressed();
  addEventListener('chip', ({ target }) => {
    if (target instanceof HTMLElement)
      target.dataset['count'] = String(showArticles(target.dataset['chip'] ?? 'All'));
  });
}
