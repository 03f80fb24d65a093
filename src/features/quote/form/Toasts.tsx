import { useRef, useState } from 'react';
import Icon from '@/components/ui/Icon';

interface Toast {
  id: number;
  isSuccess: boolean;
  text: string;
}

/** How long a toast is shown, in milliseconds. */
const duration = 4500;
const maxToasts = 3;

/** The state of the toasts, which repeat the outcome box. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const remove = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id));
  return {
    toasts,
    remove,
    /** Removes all toasts. */
    clear: () => setToasts((all) => (all.length > 0 ? [] : all)),
    /** Shows a toast once the outcome box has taken focus, because focus in the form removes toasts. */
    show: (isSuccess: boolean, text: string) => {
      requestAnimationFrame(() => {
        const id = (lastId.current += 1);
        setToasts((all) => [...all, { id, isSuccess, text }].slice(-maxToasts));
        setTimeout(remove, duration, id);
      });
    },
  };
}

/** Shows the toasts. They are not announced: a screen reader has read the outcome box. */
export function Toasts({ toasts, remove }: Pick<ReturnType<typeof useToasts>, 'toasts' | 'remove'>) {
  if (toasts.length === 0) return null;
  return (
    <div
      className="pointer-events-none fixed inset-x-4 bottom-4 z-60 grid gap-3 sm:right-6 sm:bottom-6 sm:left-auto sm:w-88"
      role="group"
      aria-label="Notifications"
    >
      {toasts.map(({ id, isSuccess, text }) => (
        <div
          key={id}
          className={`grid animate-[card-up_0.25s_ease-out] grid-cols-[auto_1fr_auto] items-center gap-3.5 border-y border-r border-l-6 border-shade-50 bg-white px-4.75 py-4 font-sans leading-snug text-text shadow-canopy dark:border-y-shade-5 dark:border-r-shade-5 dark:bg-text dark:text-background ${isSuccess ? 'border-l-accent-light' : 'border-l-heat'}`}
          data-toast
        >
          <Icon name={isSuccess ? 'check' : 'warn'} />
          <span>{text}</span>
          {/* Presses elsewhere on a toast go through to the page. */}
          <button
            type="button"
            className="pointer-events-auto -m-1.5 grid size-11 place-items-center"
            aria-label="Close"
            onClick={() => remove(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
