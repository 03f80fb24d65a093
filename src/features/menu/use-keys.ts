import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { moveOfKey } from './menu-keys';
import { findTyped, typeLetter } from './type-ahead';
import { isRow, itemsOf, linksOf } from './menu-items';

/** Arrow keys, Home, End, Escape and type-ahead on the whole menu; returns the handler for the groups. */
export function useKeys(nav: RefObject<HTMLElement | null>, open: string, show: (group: string) => void) {
  const typed = useRef({ text: '', at: 0 });

  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!nav.current || !(target instanceof HTMLElement)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const items = itemsOf(nav.current);
    const item = items.indexOf(target.closest('.menu-group')?.querySelector('button') ?? target);
    if (item < 0) return;
    const links = linksOf(items[item]);
    const link = links.indexOf(target);

    if (key.length === 1) {
      const next = typeLetter(typed.current, key, event.timeStamp);
      // A space alone keeps its usual meaning.
      if (!next.text.trim()) return;
      typed.current = next;
      event.preventDefault();
      const among = link < 0 ? items : links;
      const labels = among.map(({ textContent }) => textContent);
      among[findTyped(labels, next.text, among.indexOf(target))]?.focus();
      return;
    }
    if (!isRow()) return;
    const move = moveOfKey(key, { item, items: items.length, link, links: links.length });
    if (!move) return;
    // Otherwise Radix moves the focus between its two triggers.
    event.preventDefault();
    if ('item' in move) return items[move.item]?.focus();
    flushSync(() => show(items[item]?.dataset['group'] ?? ''));
    links[move.link]?.focus();
  };
  // The plain links are outside of the island.
  const onPlainKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && !event.target.closest('.menu-group')) onKey(event);
  });

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // In the sheet, the browser closes the popover on Escape.
    if (event.key !== 'Escape' || open === '' || !isRow()) return;
    const button = nav.current?.querySelector<HTMLElement>('.menu-group [aria-expanded=true]');
    if (button?.parentElement?.contains(document.activeElement)) button.focus();
    show('');
  });

  useEffect(() => {
    const menu = nav.current;
    menu?.addEventListener('keydown', onPlainKey);
    document.addEventListener('keydown', onEscape);
    return () => {
      menu?.removeEventListener('keydown', onPlainKey);
      document.removeEventListener('keydown', onEscape);
    };
  }, [nav]);
  return onKey;
}
