import { isShown, type Chip } from './article-filter';

/** The list with the featured article and the list of the others, inside `place`; throws if there are none. */
function findLists(place: ParentNode) {
  const [featured, others] = place.querySelectorAll<HTMLElement>('ul.cards');
  if (!featured || !others) throw new Error('The filter has no articles to show.');
  return { featured, others };
}

/**
 * Shows the articles of a chip and returns their number. Under All the featured article stands large above
 * the others; under its own category it is one of them.
 */
export function showArticles(place: ParentNode, chip: Chip): number {
  const { featured, others } = findLists(place);
  // Else a list with nothing in it would be told.
  featured.hidden = chip !== 'All';
  const large = place.querySelector('[data-featured]');
  if (large) (chip === 'All' ? featured : others).prepend(large);
  let count = 0;
  for (const card of place.querySelectorAll<HTMLElement>('.card')) {
    card.hidden = !isShown(card.dataset['category'], chip);
    if (!card.hidden) count++;
  }
  return count;
}

/** Before the filter's code is awake: shows what the address asks for. */
export function showAddressed(chip: Chip): void {
  if (chip === 'All') return;
  showArticles(document, chip);
  for (const button of document.querySelectorAll('.chips button'))
    button.setAttribute('aria-pressed', String(button.textContent === chip));
}
