import { useSyncExternalStore } from 'react';
import Icon from '@/components/ui/Icon';
import styles from './toast.css?inline';

interface Toast {
  id: number;
  isGood: boolean;
  text: string;
}

/** How long a toast stays, in milliseconds, and how many are shown at once. */
const duration = 4500;
const most = 3;
const none: readonly Toast[] = [];

// They come with the code that shows toasts, not with every page that has a form.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function createToasts() {
  let toasts = none;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const drop = (id: number) => set(toasts.filter((toast) => toast.id !== id));
  return {
    get: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drop,
    clear: () => set(none),
    show: (isGood: boolean, text: string) => {
      const id = (lastId += 1);
      set([...toasts, { id, isGood, text }].slice(-most));
      setTimeout(() => drop(id), duration);
    },
  };
}

const toasts = createToasts();

/** Repeats for a while what also stands in the form, once that has taken focus: focus in the form ends toasts. */
export function showToast(isGood: boolean, text: string) {
  requestAnimationFrame(() => toasts.show(isGood, text));
}

/** Takes the toasts away, as somebody goes on with the form. */
export const dropToasts = toasts.clear;

/** Where toasts are shown. A screen reader has heard from the form what they repeat. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
  return (
    <div className="toasts" role="group" aria-label="Notifications">
      {shown.map(({ id, isGood, text }) => (
        <div key={id} className={isGood ? 'toast' : 'toast failed'} data-toast>
          <Icon name={isGood ? 'check' : 'warn'} />
          <span>{text}</span>
          <button type="button" className="close" aria-label="Close" onClick={() => toasts.drop(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
