/** Links whose underline has the color of their background. Runs in the page. */
export function unseenLinks(): string[] {
  const backgroundBehind = (element: Element | null): string => {
    for (let box = element; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return '';
  };
  return [...document.querySelectorAll('main a:not(.btn)')].flatMap((link) => {
    const { backgroundImage, textDecorationLine } = getComputedStyle(link);
    const isUnseen = textDecorationLine === 'none' && backgroundImage.includes(backgroundBehind(link));
    return isUnseen ? [link.textContent.trim()] : [];
  });
}
