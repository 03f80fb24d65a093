import { useSyncExternalStore, type MouseEvent } from 'react';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';

function subscribeToNavigation(listener: () => void) {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** Goes to the URL of a chip without loading the page again. */
function followChip(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  if (href !== location.href) history.pushState(null, '', href);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The chips of the article list. The URL records the choice, and show-category.ts shows its cards. */
function FilterChips({ chips }: { chips: readonly { name: string; href: string; count: number }[] }) {
  const search = useSyncExternalStore<string | undefined>(
    subscribeToNavigation,
    () => location.search,
    () => undefined,
  );
  const category = new URLSearchParams(search).get('category');
  const chosen = chips.find(({ name }) => name.toLowerCase() === category) ?? chips[0];
  const count = chosen?.count ?? 0;
  return (
    <>
      <div
        className="filter-chips mb-fluid-lg flex flex-wrap gap-mullion"
        role="group"
        aria-label="Show articles about"
      >
        {chips.map((chip) => (
          <a
            key={chip.href}
            className="flex min-h-12.5 min-w-11 items-center justify-center bg-surface px-4.5 py-2 font-semibold hover:bg-accent-light aria-[current]:bg-text aria-[current]:text-background max-sm:flex-auto max-sm:px-1.5 max-sm:text-sm"
            href={chip.href}
            aria-current={chip === chosen || undefined}
            onClick={followChip}
            // A browser may have translated it before hydration.
            suppressHydrationWarning
          >
            {chip.name}
          </a>
        ))}
      </div>
      <p
        className={count ? 'sr-only' : 'font-display text-2xl leading-snug font-semibold tracking-tight'}
        role="status"
      >
        {search !== undefined &&
          (count
            ? `${count} ${count === 1 ? 'article' : 'articles'}`
            : 'No articles found in this category.')}
      </p>
    </>
  );
}

export default withErrorBoundary(FilterChips);
