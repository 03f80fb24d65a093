import { useEffect, useRef, useState } from 'react';
import type { Outcome } from './outcome';

interface Props {
  offer: NonNullable<Outcome['offer']>;
  retryAt: Outcome['retryAt'];
}

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Sends the form again: now, when the other side wants to be asked again, or once there is a connection. */
export default function RetryButton({ offer, retryAt }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [seconds, setSeconds] = useState(() => secondsUntil(retryAt ?? 0));
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!retryAt) return;
    const timer = setInterval(() => setSeconds(secondsUntil(retryAt)), 1000);
    return () => clearInterval(timer);
  }, [retryAt]);

  useEffect(() => {
    if (!isWaiting) return;
    const send = () => button.current?.form?.requestSubmit();
    // The connection may have come back before the button was pressed.
    if (navigator.onLine) send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [isWaiting]);

  if (offer === 'when-online' && !isWaiting)
    return (
      <button className="btn" type="button" onClick={() => setWaiting(true)}>
        Send when I am back online
      </button>
    );
  if (isWaiting)
    return (
      <button className="btn" type="button" ref={button} onClick={() => setWaiting(false)}>
        Waiting for the connection. Cancel
      </button>
    );
  return (
    <button className="btn" type="submit" disabled={seconds > 0}>
      {seconds > 0 ? `Retry in ${seconds} s` : 'Retry'}
    </button>
  );
}
