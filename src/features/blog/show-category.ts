const categoryOf = ({ search }: { search: string }) => new URLSearchParams(search).get('category');

/**
 * Shows the articles of the category in the URL, and marks its chip until React does. With All, the featured article is large
 * and first; in its category it is an ordinary card.
 */
export function showCategory(): void {
  const chips = [...document.querySelectorAll<HTMLAnchorElement>('.filter-chips a')];
  const chosen = chips.find((chip) => categoryOf(chip) === categoryOf(location)) ?? chips[0];
  const category = chosen && categoryOf(chosen);
  for (const chip of chips) chip.ariaCurrent = chip === chosen ? 'true' : null;
  const [featured, others] = document.querySelectorAll('ul.article-cards');
  const featuredCard = document.querySelector('[data-featured]');
  if (featuredCard) (category ? others : featured)?.prepend(featuredCard);
  for (const card of document.querySelectorAll<HTMLElement>('.article-card'))
    card.hidden = Boolean(category) && card.dataset['category']?.toLowerCase() !== category;
  // Screen readers would announce an empty list.
  for (const list of [featured, others])
    list?.toggleAttribute('hidden', !list.querySelector('.article-card:not([hidden])'));
}
