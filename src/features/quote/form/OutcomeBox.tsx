import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import Icon from '@/components/ui/Icon';
import { toTel } from '@/site/format/facts';
import { toContactLinks } from '../rules/quote-text';
import FocusBox from './FocusBox';
import type { NotSent, Received } from './outcome';

/** `45 s`, or `10 min` where the seconds do not matter. */
const toWait = (seconds: number) => (seconds > 90 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`);
const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

function subscribeToConnection(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Sends the form again, after a countdown if there is one. */
function RetryButton({ retryAt }: Pick<NotSent, 'retryAt'>) {
  const [seconds, setSeconds] = useState(() => secondsUntil(retryAt ?? 0));

  useEffect(() => {
    if (!retryAt) return;
    const timer = setInterval(() => setSeconds(secondsUntil(retryAt)), 1000);
    return () => clearInterval(timer);
  }, [retryAt]);

  return (
    <button className="btn" type="submit" disabled={seconds > 0}>
      {seconds > 0 ? `Retry in ${toWait(seconds)}` : 'Retry'}
    </button>
  );
}

/** Sends the form once there is a connection, by itself only if the visitor asked for that while offline. */
function SendWhenOnline({ isOnline }: { isOnline: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (isWaiting && isOnline) button.current?.click();
  }, [isWaiting, isOnline]);

  if (isOnline)
    return (
      <button className="btn" type="submit" ref={button}>
        Send now
      </button>
    );
  return (
    <button className="btn" type="button" ref={button} onClick={() => setWaiting(!isWaiting)}>
      {isWaiting ? 'Cancel (waiting for a connection)' : 'Send when I am back online'}
    </button>
  );
}

interface Props {
  outcome: NotSent;
  phone: string;
  email: string;
}

/** Says that a request was received, above the empty form. It takes focus. */
export function ReceivedBox({ text, note }: Received) {
  return (
    <FocusBox className="message-box received" labelledBy="quote-outcome">
      <p className="flex gap-3" id="quote-outcome">
        <Icon name="check" />
        <b>{text}</b>
      </p>
      {note && <p>{note}</p>}
    </FocusBox>
  );
}

/** Says that a request was not sent, and offers every other way to reach the shop. It takes focus. */
export default function OutcomeBox({ outcome, phone, email }: Props) {
  const { text, detail, retry, retryAt, quote, isEarlier } = outcome;
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const waitsForConnection = retry === 'when-online';
  const links = toContactLinks(quote, { phone, email });
  return (
    <FocusBox className="message-box" labelledBy="quote-outcome" takesFocus={!isEarlier}>
      <p className="flex gap-3" id="quote-outcome" aria-live={waitsForConnection ? 'polite' : undefined}>
        <Icon name="warn" />
        <b>
          {waitsForConnection && isOnline
            ? 'The connection is back. Your request has not been sent yet.'
            : text}
        </b>
      </p>
      <p>{detail}</p>
      <p className="btns">
        {waitsForConnection && <SendWhenOnline isOnline={isOnline} />}
        {retry === 'now' && <RetryButton retryAt={retryAt} />}
        <a className="btn alt" href={toTel(phone)}>
          Call
        </a>
        <a className="btn alt" href={links.sms}>
          Text
        </a>
        <a className="btn alt" href={links.email}>
          Email
        </a>
      </p>
    </FocusBox>
  );
}
