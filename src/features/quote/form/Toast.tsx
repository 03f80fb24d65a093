import { useState } from 'react';
import Icon from '@/components/ui/Icon';
import type { Outcome } from './outcome';

/** How long a toast is shown, in milliseconds. */
const duration = 4500;

/** The state of the toast, which repeats the outcome box. */
export function useToast() {
  const [toast, setToast] = useState<Outcome>();
  const show = (next: Outcome) => {
    setToast(next);
    setTimeout(() => setToast((shown) => (shown === next ? undefined : shown)), duration);
  };
  return { toast, show, close: () => setToast(undefined) };
}

/** Shows the toast. It is not announced: a screen reader has read the outcome box. */
export function Toast({ toast, close }: Pick<ReturnType<typeof useToast>, 'toast' | 'close'>) {
  if (!toast) return null;
  const { isSent, text } = toast;
  return (
    <div
      className={`pointer-events-none fixed inset-x-4 bottom-4 z-60 grid animate-[card-up_0.25s_ease-out] grid-cols-[auto_1fr_auto] items-center gap-3.5 border-y border-r border-l-6 border-shade-50 bg-white px-4.75 py-4 font-sans leading-snug text-text shadow-canopy sm:right-6 sm:bottom-6 sm:left-auto sm:w-88 dark:border-y-shade-5 dark:border-r-shade-5 dark:bg-text dark:text-background ${isSent ? 'border-l-accent-light' : 'border-l-heat'}`}
      role="group"
      aria-label="Notification"
      data-toast
    >
      <Icon name={isSent ? 'check' : 'warn'} />
      <span>{text}</span>
      {/* Presses elsewhere on a toast go through to the page. */}
      <button
        type="button"
        className="pointer-events-auto -m-1.5 grid size-11 place-items-center"
        aria-label="Close"
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
