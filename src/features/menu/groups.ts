/** The groups of the menu. At most one is open, and `aria-expanded` of each button says which. */
export function createGroups(all: readonly HTMLElement[]) {
  let open: HTMLElement | null = null;
  /** A group that a press or a key has opened stays open when the mouse leaves. */
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
    /** After a delay, opens a group, or with null closes one that is not pinned. The next call cancels this. */
    showAfter(ms: number, group: HTMLElement | null) {
      clearTimeout(timer);
      if (group !== open && (group || !isPinned)) timer = setTimeout(show, ms, group, false);
    },
  };
}

export type Groups = ReturnType<typeof createGroups>;
