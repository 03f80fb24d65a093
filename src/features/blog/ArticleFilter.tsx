import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { chipOf, queryOf, type Chip } from './article-filter';
import ErrorBoundary from '@/components/ui/ErrorBoundary';

interface Props {
  chips: readonly Chip[];
  /** The lists of articles. As HTML, their data is not in the page a second time. */
  children?: ReactNode;
}

const chosen = 'chip-change';

function subscribe(onChange: () => void) {
  for (const type of ['popstate', chosen]) addEventListener(type, onChange);
  return () => {
    for (const type of ['popstate', chosen]) removeEventListener(type, onChange);
  };
}

function choose(chip: Chip) {
  if (chip === chipOf(location.search)) return;
  history.pushState(null, '', location.pathname + queryOf(chip));
  dispatchEvent(new Event(chosen));
}

/** Asks `show-articles.ts` to show the articles of a chip, and returns their number. Throws if nothing answers. */
function countShown(place: HTMLElement, chip: Chip): number {
  place.dataset['chip'] = chip;
  delete place.dataset['count'];
  place.dispatchEvent(new Event('chip', { bubbles: true }));
  const { count } = place.dataset;
  if (count === undefined) throw new Error('The filter has no articles to show.');
  return Number(count);
}

function Filter({ chips, children }: Props) {
  const lists = useRef<HTMLDivElement>(null);
  const [empty, setEmpty] = useState(false);
  const chip = useSyncExternalStore<Chip>(
    subscribe,
    () => chipOf(location.search),
    () => 'All',
  );
  useLayoutEffect(() => {
    // Not the chip: in the first render it is All, as in the HTML.
    if (lists.current) setEmpty(countShown(lists.current, chipOf(location.search)) === 0);
  }, [chip]);

  return (
    <>
      <div className="filter-chips" role="group" aria-label="Show articles about">
        {chips.map((one) => (
          <button key={one} type="button" aria-pressed={one === chip} onClick={() => choose(one)}>
            {one}
          </button>
        ))}
      </div>
      <p className="no-articles" role="status">
        {empty && 'No articles found in this category.'}
      </p>
      <div ref={lists}>{children}</div>
    </>
  );
}

/** Chips that filter the articles. The URL has the chosen one. */
export default function ArticleFilter(props: Props) {
  return (
    <ErrorBoundary>
      <Filter {...props} />
    </ErrorBoundary>
  );
}
