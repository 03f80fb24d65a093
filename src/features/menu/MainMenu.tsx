import * as Accordion from '@radix-ui/react-accordion';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { useHydrated } from '@/components/ui/use-hydrated';
import { once } from '@/site/format/once';
import { createTypeAhead, findNeighbors } from './keyboard';

/** The delay before a hovered group opens. */
const HOVER_MS = 100;
/** The delay before an open group closes, because the mouse may be on its way to the links. */
const GRACE_MS = 300;

/** Where the menu is a row, not a sheet. The style sheet has the same width. */
const getRowQuery = () => matchMedia('(width >= 68rem)');
const isRow = () => getRowQuery().matches;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const findTyped = createTypeAhead();

/** The group that the style sheet has opened before hydration. */
const getHovered = once(() => (isRow() && find('.menu-group:is(:focus-within, :hover)')?.id) || '');

/** The groups by their ids, which are also the names of their slots. */
const groups = [
  { id: 'menuAutomotive', label: 'Automotive', href: '/auto-window-tinting' },
  { id: 'menuLocations', label: 'Service Areas', href: '/locations' },
] as const;

// Without it Radix writes a style into the HTML, which the security policy refuses.
const noStyle: object = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
};

/** `current` is the link of the group that the page is in. The slots are links that Astro renders. */
interface Props extends Partial<Record<'start' | 'children' | (typeof groups)[number]['id'], ReactNode>> {
  current?: string | undefined;
}

function MainMenu({ current, start, children, ...links }: Props) {
  const hovered = useHydrated<string | undefined>(getHovered, undefined);
  const isHydrated = hovered !== undefined;
  const [chosen, setOpen] = useState<string>();
  const open = chosen ?? hovered ?? '';
  /** A group that a press or a key has opened stays open when the mouse leaves. */
  const isPinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (group: string, pin = true) => {
    clearTimeout(timer.current);
    isPinned.current = pin;
    setOpen(group);
  };
  const hover = ({ pointerType }: { pointerType: string }, group: string) => {
    if (pointerType !== 'mouse' || !isRow()) return;
    clearTimeout(timer.current);
    if (group !== open && (group || !isPinned.current))
      timer.current = setTimeout(show, open ? GRACE_MS : HOVER_MS, group, false);
  };

  useEffect(() => {
    const listeners = new AbortController();
    const closeSheet = () => find('[popovertargetaction=hide]')?.click();
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (isRow() && !target.closest('.menu-group[data-state=open]')) setOpen('');
      if (!target.closest('.site-header')) closeSheet();
    };
    const closeOnEscape = ({ key }: { key: string }) => {
      if (key !== 'Escape' || !isRow()) return;
      find('.menu-group[data-state=open]:focus-within a')?.focus();
      setOpen('');
    };
    document.addEventListener('pointerdown', closeOutside, listeners);
    document.addEventListener('focusin', closeOutside, listeners);
    document.addEventListener('keydown', closeOnEscape, listeners);
    getRowQuery().addEventListener('change', closeSheet, listeners);
    // The page may come back from the back/forward cache.
    addEventListener('pagehide', () => setOpen(''), listeners);
    return () => listeners.abort();
  }, []);

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const { siblings, current, moves } = findNeighbors(event.currentTarget, target);
    const isLetter = key.length === 1 && key !== ' ';
    const typed = isLetter ? findTyped(key.toLowerCase(), event.timeStamp, siblings, current) : undefined;
    const next = siblings[typed ?? -1] ?? (isRow() ? moves[key] : undefined);
    // A link that acts as a button takes the space bar as one.
    const isPress = key === ' ' && target.ariaExpanded;
    if (next || isPress) event.preventDefault();
    if (isPress) target.click();
    const group = next?.closest('.menu-links')?.parentElement;
    if (group) flushSync(() => show(group.id));
    next?.focus();
  };

  const shown = groups.filter(({ id }) => links[id] !== undefined);
  return (
    <Accordion.Root asChild type="single" collapsible value={open} onKeyDown={moveFocus}>
      <nav
        className="main-menu dark bg-text size-auto max-h-none max-w-none overscroll-contain max-xl:animate-film-in max-xl:px-gutter max-xl:pt-4 max-xl:pb-[calc(2rem+env(safe-area-inset-bottom))] xl:static xl:inset-auto xl:flex xl:items-center xl:overflow-visible xl:bg-transparent xl:text-sm xl:font-medium xl:wrap-break-word xl:text-inherit"
        id="menu"
        popover="auto"
        aria-label="Main"
      >
        {start}
        {shown.map(({ id, label, href }) => (
          <Accordion.Item
            key={id}
            className="menu-group xl:relative xl:-mb-3.5 xl:pb-3.5"
            id={id}
            value={id}
            onPointerEnter={(event) => hover(event, id)}
            onPointerLeave={(event) => hover(event, '')}
          >
            <Accordion.Trigger
              asChild
              onClick={(event) => {
                // Before hydration it leads to the page of the group.
                event.preventDefault();
                // A press on a group that the mouse has just opened keeps it open.
                show(open === id && isPinned.current ? '' : id);
              }}
            >
              <a
                className="menu-item"
                href={href}
                type={undefined}
                role={isHydrated ? 'button' : undefined}
                aria-expanded={isHydrated ? open === id : undefined}
                aria-current={href === current || undefined}
              >
                {/* A browser may have translated it before hydration. */}
                <span suppressHydrationWarning>{label}</span>
                <i className="size-[0.5em] flex-none -translate-y-1/4 rotate-45 border-r-[0.08em] border-b-[0.08em] transition-[rotate] in-aria-expanded:translate-y-[10%] in-aria-expanded:rotate-225 max-xl:mr-1.5" />
              </a>
            </Accordion.Trigger>
            <Accordion.Content
              className="menu-links animate-film-in max-xl:mb-4 max-xl:border-l-3 max-xl:border-accent-light max-xl:noscript:block xl:absolute xl:top-full xl:-left-1.5 xl:min-w-68 xl:rounded-cut xl:bg-text xl:p-2.5 xl:text-background xl:shadow-canopy xl:has-[:nth-child(9)]:w-116 xl:has-[:nth-child(9)]:columns-2"
              forceMount
              role="group"
              style={noStyle}
            >
              {links[id]}
            </Accordion.Content>
          </Accordion.Item>
        ))}
        {children}
      </nav>
    </Accordion.Root>
  );
}

export default withErrorBoundary(MainMenu);
