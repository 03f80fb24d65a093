import { useSyncExternalStore } from 'react';
import Icon from '@/components/ui/Icon';
import styles from './toast.css?inline';

interface Toast {
  id: number;
  isSuccess: boolean;
  text: string;
}

/** How long a toast is shown, in milliseconds. */
const duration = 4500;
const maxToasts = 3;
const noToasts: readonly Toast[] = [];

// The styles load with this code, so that a page with a form does not start with them.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function createToasts() {
  let toasts = noToasts;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number) => set(toasts.filter((toast) => toast.id !== id));
  return {
    get: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remove,
    clear: () => set(noToasts),
    show: (isSuccess: boolean, text: string) => {
      const id = (lastId += 1);
      set([...toasts, { id, isSuccess, text }].slice(-maxToasts));
      setTimeout(() => remove(id), duration);
    },
  };
}

const toasts = createToasts();

/** Repeats what the outcome box says. It waits until the box has focus, as focus in the form removes toasts. */
export function showToast(isSuccess: boolean, text: string) {
  requestAnimationFrame(() => toasts.show(isSuccess, text));
}

/** Removes all toasts when the visitor goes on with the form. */
export const clearToasts = toasts.clear;

/** Shows the toasts. They are not announced: a screen reader has read the outcome box. */
export function Toasts() {
  const shownToasts = useSyncExternalStore(toasts.subscribe, toasts.get, () => noToasts);
  if (shownToasts.length === 0) return null;
  return (
    <div className="toasts" role="group" aria-label="Notifications">
      {shownToasts.map(({ id, isSuccess, text }) => (
        <div key={id} className={isSuccess ? 'toast' : 'toast failed'} data-toast>
          <Icon name={isSuccess ? 'check' : 'warn'} />
          <span>{text}</span>
          <button type="button" className="close" aria-label="Close" onClick={() => toasts.remove(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
