import { useEffect, useRef, useState } from 'react';
import Icon from '@/components/ui/Icon';
import { toTel } from '@/site/format/facts';
import { toContactLinks } from '../rules/quote-text';
import FocusBox from './FocusBox';
import type { NotSent } from './outcome';

/** `45 s`, or `10 min` where the seconds do not matter. */
const toWait = (seconds: number) => (seconds > 90 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`);
const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Sends the form again: now, after a countdown, or once there is a connection. */
function RetryButton({ retry, retryAt }: Pick<NotSent, 'retry' | 'retryAt'>) {
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

  if (retry === 'when-online' && !isWaiting)
    return (
      <button className="btn" type="button" onClick={() => setWaiting(true)}>
        Send when I am back online
      </button>
    );
  if (isWaiting)
    return (
      <button className="btn" type="button" ref={button} onClick={() => setWaiting(false)}>
        Cancel (waiting for a connection)
      </button>
    );
  return (
    <button className="btn" type="submit" disabled={seconds > 0}>
      {seconds > 0 ? `Retry in ${toWait(seconds)}` : 'Retry'}
    </button>
  );
}

interface Props {
  outcome: NotSent;
  phone: string;
  email: string;
}

/** Says that a request was not sent, and offers every other way to reach the shop. It takes focus. */
export default function OutcomeBox({ outcome, phone, email }: Props) {
  const { text, detail, retry, retryAt, quote, isEarlier } = outcome;
  const links = toContactLinks(quote, { phone, email });
  return (
    <FocusBox className="message-box" labelledBy="quote-outcome" takesFocus={!isEarlier}>
      <p className="flex gap-3" id="quote-outcome">
        <Icon name="warn" />
        <b>{text}</b>
      </p>
      <p>{detail}</p>
      <p className="btns">
        {retry && <RetryButton retry={retry} retryAt={retryAt} />}
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
