import { useRef, useState } from 'react';
import { adoptStyles } from '@/components/ui/adopt-styles';
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

adoptStyles(styles);

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
    <div className="toasts" role="group" aria-label="Notifications">
      {toasts.map(({ id, isSuccess, text }) => (
        <div key={id} className={isSuccess ? 'toast' : 'toast failed'} data-toast>
          <Icon name={isSuccess ? 'check' : 'warn'} />
          <span>{text}</span>
          <button type="button" className="close" aria-label="Close" onClick={() => remove(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
