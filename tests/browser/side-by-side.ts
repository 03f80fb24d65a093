/** Parts of cards, one beside the other and of one shape, that start at different heights. Runs in the page. */
export function unevenCards(): string[] {
  const lists = document.querySelectorAll('.service-cards, .films.many-films, .price-examples, .job-steps');
  return [...lists].flatMap((list) => {
    const rows = Map.groupBy(list.children, (card) => Math.round(card.getBoundingClientRect().top));
    return [...rows.values()].flatMap((cards) =>
      [...(cards[0]?.children ?? [])].flatMap((part, index) => {
        const tops = cards.map((card) => Math.round(card.children[index]?.getBoundingClientRect().top ?? 0));
        const [highest, lowest] = [Math.min(...tops), Math.max(...tops)];
        return lowest - highest > 1 ? [`${list.className} ${part.tagName}: ${tops.join(', ')}`] : [];
      }),
    );
  });
}

/** Links whose underline has the color of their background. Runs in the page. */
export function unseenLinks(): string[] {
  const groundOf = (element: Element | null): string => {
    for (let box = element; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return '';
  };
  return [...document.querySelectorAll('main a:not(.btn)')].flatMap((link) => {
    const { backgroundImage, textDecorationLine } = getComputedStyle(link);
    const isUnseen = textDecorationLine === 'none' && backgroundImage.includes(groundOf(link));
    return isUnseen ? [link.textContent.trim()] : [];
  });
}
