/** Whether the menu is a row in the header rather than a sheet. The style sheet has the same width. */
export const isRow = () => matchMedia('(width >= 68rem)').matches;

/** The items of the menu: plain links and the buttons of the groups, in their order. */
export const itemsOf = (nav: HTMLElement) => [
  ...nav.querySelectorAll<HTMLElement>(':scope > a, .menu-group > button'),
];

/** The links in the list of an item; none for a plain link. */
export const linksOf = (item: Element | undefined) => [
  ...(item?.closest('.menu-group')?.querySelectorAll<HTMLElement>('.menu-links a') ?? []),
];
