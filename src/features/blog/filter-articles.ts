/**
 * Filters the articles of the blog page by its chips. The URL records the choice, as in `?category=residential`. With All, the
 * featured article is large and first; in its category it is an ordinary card.
 */
export function filterArticles(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.filter-chips button')];
  const [all] = buttons;
  const [featured, others] = document.querySelectorAll('ul.article-cards');
  const status = document.querySelector('.article-count');
  if (!all || !featured || !others || !status) return;

  const show = () => {
    const category = new URLSearchParams(location.search).get('category');
    const chosen = buttons.find(({ value }) => value.toLowerCase() === category) ?? all;
    for (const button of buttons) button.ariaPressed = String(button === chosen);
    const featuredCard = document.querySelector('[data-featured]');
    if (featuredCard) (chosen === all ? featured : others).prepend(featuredCard);
    const cards = [...document.querySelectorAll<HTMLElement>('.article-card')];
    for (const card of cards) card.hidden = chosen !== all && card.dataset['category'] !== chosen.value;
    // Screen readers would announce an empty list.
    for (const list of [featured, others])
      list.toggleAttribute('hidden', !list.querySelector('.article-card:not([hidden])'));
    const count = cards.filter(({ hidden }) => !hidden).length;
    status.classList.toggle('sr-only', count > 0);
    status.textContent = count
      ? `${count} ${count === 1 ? 'article' : 'articles'}`
      : 'No articles found in this category.';
  };

  for (const button of buttons)
    button.addEventListener('click', () => {
      if (button.ariaPressed === 'true') return;
      const query = button === all ? '' : `?category=${button.value.toLowerCase()}`;
      history.pushState(null, '', location.pathname + query);
      show();
    });
  addEventListener('popstate', show);
  // The page already shows all articles.
  if (location.search) show();
}
