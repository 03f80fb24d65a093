import type { Element } from './read-page.ts';

/** Where an element of a page stands, by classes (`.name`) and elements (`name`): its own, and those around it. */
export interface Place {
  own: ReadonlySet<string>;
  around: ReadonlySet<string>;
}

/** What styles need to know of a page. */
export interface Outline {
  /** Names that stand in the upper part of the page. */
  above: ReadonlySet<string>;
  /** Every kind of place that has all of these names. */
  having: (names: readonly string[]) => readonly Place[];
  /** The same for pages that are built alike. */
  key: string;
}

const namesOf = ({ name, attributes }: Element): string[] => {
  const classes = (attributes['class'] ?? '').replaceAll('&amp;', '&').split(/\s+/).filter(Boolean);
  return [name, ...classes.map((own) => `.${own}`)];
};

/** Reads where everything of a page stands; `fold` is the place in its text where the lower part begins. */
export function outlineOf(elements: readonly Element[], fold: number): Outline {
  const above = new Set<string>();
  const places = new Map<string, Place>();
  const byName = new Map<string, Place[]>();
  const open: { end: number; names: readonly string[] }[] = [];
  for (const element of elements) {
    while ((open.at(-1)?.end ?? Infinity) <= element.start) open.pop();
    const names = namesOf(element);
    if (element.start < fold) for (const name of names) above.add(name);
    const around = new Set(open.flatMap((outer) => outer.names));
    open.push({ end: element.end, names });
    const key = `${names.join()} ${[...around].join()}`;
    if (places.has(key)) continue;
    const place = { own: new Set(names), around };
    places.set(key, place);
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  const having = (names: readonly string[]) => {
    const [first, ...rest] = names.toSorted(
      (a, b) => (byName.get(a)?.length ?? 0) - (byName.get(b)?.length ?? 0),
    );
    if (first === undefined) return [...places.values()];
    return (byName.get(first) ?? []).filter(({ own }) => rest.every((name) => own.has(name)));
  };
  const key = [...[...above].toSorted(), '', ...[...places.keys()].toSorted()].join('\n');
  return { above, having, key };
}
