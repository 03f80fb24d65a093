/** The groups of the menu, of which one at most is open. The button of each says so in `aria-expanded`. */
export function createGroups(all: readonly HTMLElement[]) {
  let open: HTMLElement | null = null;
  /** A group that was opened by a press or a key stays open when the mouse leaves. */
  let isPinned = false;
  let timer: ReturnType<typeof setTimeout>;

  const show = (group: HTMLElement | null, pin = true) => {
    clearTimeout(timer);
    [open, isPinned] = [group, pin];
    for (const each of all)
      each.querySelector('button')?.setAttribute('aria-expanded', String(each === group));
  };

  return {
    all,
    get open() {
      return open;
    },
    /** Opens a group and closes the others; null closes all. */
    show,
    /** A press on a group that the mouse has just opened keeps it open. */
    press: (group: HTMLElement) => show(group === open && isPinned ? null : group),
    /** Opens a group, or closes the one that is not pinned, unless something else is asked for before. */
    showAfter(ms: number, group: HTMLElement | null) {
      clearTimeout(timer);
      if (group !== open && (group || !isPinned)) timer = setTimeout(show, ms, group, false);
    },
  };
}

export type Groups = ReturnType<typeof createGroups>;
